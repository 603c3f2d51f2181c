import { useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'

import { interpolate } from '@/lib/interpolate'
import { dateText } from '@/lib/locales'
import { check, type FieldProblem, type Inputs } from '@/lib/workings/check'
import { withField, type Kind, type Workings } from '@/lib/workings/fields'
import { isSample, type WorkingWords } from '@/lib/workings/sample'
import { workingPlace } from '@/lib/workings/place'

import { copyAddress, inAddress, putIntoAddress } from './address-bar'
import { onAddress } from './on-address'
import { resetId, type SheetState } from './sheet'

/** How long in ms typing must pause before the result is announced and written into the address. */
const PAUSE = 800

interface WorkingOptions<Name extends Kind> {
  kind: Name
  words: WorkingWords
  sample: Workings[Name]
  /** What was typed into the sample before the code had loaded, by field. */
  typed: Readonly<Record<string, string>>
  /** The result of valid fields in one sentence. */
  result: (words: WorkingWords, input: Inputs[Name], fields: Workings[Name]) => string
}

/** A change that can be undone: the fields before it, what to focus after undoing, and the change in words. */
interface Step<Fields> {
  fields: Fields
  focus: string
  message: string
}

/** A problem as it is announced, with the label of its field. */
function spoken(kind: Kind, { wrong }: WorkingWords, { field, problem, values }: FieldProblem) {
  const label = document.querySelector(`label[for="${kind}-${field}"]`)?.textContent
  return `${label ? `${label}: ` : ''}${interpolate(wrong[problem], values)}`
}

/** The state of one working: fields as typed, the last valid input, undo, announcements, and the page's address. */
export function useWorking<Name extends Kind>({ kind, words, sample, typed, result }: WorkingOptions<Name>) {
  const [fields, setFields] = useState(() =>
    Object.entries(typed).reduce(
      (there, [field, text]) => withField(there, field, text),
      inAddress(kind).found ?? sample,
    ),
  )
  const [broken, setBroken] = useState(() => inAddress(kind).broken)
  const checked = useMemo(() => check[kind](fields), [kind, fields])
  /** The last valid input that was no intermediate step of typing. */
  const [settled, setSettled] = useState(() => checked.input ?? check[kind](sample).input)
  const [status, setStatus] = useState('')
  const [steps, setSteps] = useState<Step<Workings[Name]>[]>([])
  const [refusal, setRefusal] = useState<FieldProblem>()
  const [date, setDate] = useState(() => dateText(words.locale, 'day'))
  const [copied, setCopied] = useState(false)
  const [typing, setTyping] = useState<string>()
  /** Whether the visitor has changed the fields that the page or its address gave. */
  const [changed, setChanged] = useState(() => Object.keys(typed).length > 0)

  useEffect(() => {
    return onAddress(kind, () => {
      const { found, broken } = inAddress(kind)
      setBroken(broken)
      setFields(found ?? sample)
      setSettled(check[kind](found ?? sample).input)
      setSteps([])
      setChanged(false)
    })
  }, [kind, sample])

  useEffect(() => {
    if (!changed && !broken) return
    const paused = setTimeout(() => {
      if (broken) return setStatus(words.broken)
      setStatus(
        checked.problems
          ? checked.problems.map((problem) => spoken(kind, words, problem)).join(' ')
          : result(words, checked.input, fields),
      )
      if (checked.input) setSettled(checked.input)
      setDate(dateText(words.locale, 'day'))
      putIntoAddress(kind, fields === sample ? null : fields)
    }, PAUSE)
    return () => clearTimeout(paused)
  }, [fields, changed, broken, sample, kind, words, checked, result])

  /** Changes the fields. Typing ends what can be undone: undoing would discard what was typed since. */
  function change(next: Workings[Name], undoable: Step<Workings[Name]>[] = []) {
    setFields(next)
    setChanged(true)
    setSteps(undoable)
    setRefusal(undefined)
    setBroken(false)
    setCopied(false)
  }
  function focusOn(id: string) {
    document.getElementById(id)?.focus()
  }

  const last = steps.at(-1)
  const state: SheetState<Workings[Name]> = {
    typing,
    type(field) {
      flushSync(() => {
        if (checked.input) setSettled(checked.input)
        setTyping(field?.id)
      })
      // The field has lost its commas, and with them what Tab had selected.
      if (field instanceof HTMLInputElement && field.type === 'text') field.select()
    },
    own: !isSample[kind](words, fields),
    broken,
    copied,
    status,
    date,
    change: (next) => change(next),
    set(field, text, was) {
      // Appending a digit is an intermediate step: `3` on the way to `32` is no result.
      const longer = text.startsWith(was) && /[\d०-९]$/.test(text)
      if (checked.input && !longer) setSettled(checked.input)
      change(withField(fields, field, text))
    },
    replace(next, message, focus, focusBack = resetId(kind)) {
      flushSync(() => {
        change(next, [...steps, { fields, focus: focusBack, message }])
        setStatus(message)
      })
      if (focus) focusOn(focus)
    },
    refusal,
    refuse(problem) {
      setRefusal(problem)
      setStatus(spoken(kind, words, problem))
    },
    done: last && {
      message: last.message,
      undo() {
        flushSync(() => {
          change(last.fields, steps.slice(0, -1))
          setStatus(words.undone)
        })
        focusOn(last.focus)
      },
    },
    reset: () =>
      fields !== sample && change(sample, [...steps, { fields, focus: resetId(kind), message: words.sampleData }]),
    print() {
      const sheet = document.getElementById(workingPlace(kind))
      if (!sheet) return
      sheet.dataset.printed = ''
      addEventListener('afterprint', () => delete sheet.dataset.printed, { once: true })
      print()
    },
    copy() {
      if (checked.problems) return
      // When the clipboard is refused, the address bar still shows the address.
      copyAddress(kind, fields).then(
        () => {
          setCopied(true)
          setStatus(words.copied)
        },
        () => undefined,
      )
    },
  }
  return { words, fields, problems: checked.problems, input: (checked.input ?? settled)!, state }
}
