import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'

import { isCover } from '../contact-dialog/use-back-closes'

import { CopyButton } from '@/components/ui/copy-button'
import { readAddress, withAddress, writeAddress } from '@/lib/calculators/address'
import type { Checked, FieldProblem } from '@/lib/calculators/check'
import { areAlike, type Fields } from '@/lib/calculators/fields'
import { calculatorId, isOf, partsOf, type Kind } from '@/lib/calculators/place'
import { samplesOf, type CalculatorText, type CalculatorWords } from '@/lib/calculators/sample'
import { interpolateIn } from '@/lib/interpolate'

/** How long in ms typing must pause before the result is announced and written into the address. */
const PAUSE = 800

/** A calculator with its own text, and the words that all share. */
export interface CalculatorProps<Name extends Kind = Kind> {
  kind: Name
  words: CalculatorWords
  text: CalculatorText<Name>
}

/** What a calculator shows: the fields as typed, their problems, and the last valid input. */
export interface ViewProps<Name extends Kind = Kind, Input = unknown> extends CalculatorProps<Name> {
  fields: Fields
  problems?: FieldProblem[]
  input: Input
  /** Missing in a sample, whose fields are read-only. */
  actions?: CalculatorActions
}

/** State and actions of an interactive calculator. */
interface CalculatorActions {
  /** Whether the figures are the visitor's own, and whether the address holds some that cannot be read. */
  own: boolean
  broken: boolean
  /** Announced to screen readers. */
  status: string
  /** Id of the field in which the visitor types; `type` is called when it gets and loses the focus. */
  typing?: string
  type: (field?: HTMLInputElement) => void
  set: (name: string, typed: string) => void
  /** Changes several fields, and says so; `focus` is the id of what then gets the focus. */
  replace: (fields: Fields, message: string, focus?: string) => void
  /** The last change that can be undone, in words. */
  done?: string
  undo: () => void
  reset: () => void
  /** Why what was pasted into a field is refused. */
  refusal?: FieldProblem
  refuse: (problem: FieldProblem) => void
  print: () => void
  /** Copies the address of the figures. Only here: the server's sample would load its code with the page. */
  copyButton: ReactNode
}

interface State {
  fields: Fields
  /** Changes that can be undone: the fields before each. */
  steps: { fields: Fields; message: string }[]
  changed: boolean
  broken: boolean
  refusal?: FieldProblem
}

/** The state of one calculator: fields as typed, the last valid input, undo, announcements, and the page's address. */
export function useCalculator<Name extends Kind, Input>(
  props: CalculatorProps<Name>,
  check: (fields: Fields) => Checked<Input>,
  sentence: (view: ViewProps<Name, Input>) => string,
): ViewProps<Name, Input> {
  const { kind, words, text } = props
  const [samples] = useState(() => samplesOf[kind](text))
  const sample = samples[0]!
  const [state, setState] = useState<State>(() => {
    const found = readAddress(kind, location.hash)
    const broken = !found && partsOf(location.hash).some(isOf(kind))
    return { fields: found ?? sample, steps: [], changed: false, broken }
  })
  const { fields, steps, changed, broken, refusal } = state
  const { input, problems } = check(fields)
  const [valid, setValid] = useState(() => (input ?? check(sample).input)!)
  const [status, setStatus] = useState('')
  const [typing, setTyping] = useState<string>()
  const view = { ...props, fields, problems, input: input ?? valid }
  const address = writeAddress(kind, fields)

  /** A problem as it is announced, with the label of its field. */
  function spoken({ field, problem, values }: FieldProblem) {
    const label = document.querySelector(`label[for="${kind}-${field}"]`)?.textContent
    return `${label ? `${label}: ` : ''}${interpolateIn(words.locale, words.wrong[problem], values)}`
  }
  const settle = useEffectEvent(() => {
    setStatus(broken ? words.broken : (problems?.map(spoken).join(' ') ?? sentence(view)))
    if (broken || !input) return
    const { pathname } = location
    const own = fields === sample ? null : address
    const write = () => {
      if (location.pathname !== pathname) return
      // While a dialog covers the page, the address is that of an entry which goes with the dialog.
      if (isCover()) addEventListener('popstate', write, { once: true })
      else history.replaceState(null, '', pathname + location.search + withAddress(location.hash, kind, own))
    }
    write()
  })
  useEffect(() => {
    if (!changed && !broken) return
    const paused = setTimeout(() => settle(), PAUSE)
    return () => clearTimeout(paused)
  }, [fields, changed, broken])

  /** Changes the fields. Typing ends what can be undone: undoing would discard what was typed since. */
  function change(next: Fields, undoable: State['steps'] = [], message = '') {
    if (input) setValid(input)
    setState({ fields: next, steps: undoable, changed: true, broken: false })
    setStatus(message)
  }
  const actions: CalculatorActions = {
    own: !samples.some((one) => areAlike(one, fields)),
    broken,
    status,
    typing,
    type(field) {
      flushSync(() => setTyping(field?.id))
      // The field has lost its commas, and with them what Tab had selected.
      field?.select()
    },
    set: (name, typed) => change({ ...fields, [name]: typed }),
    replace(next, message, focus) {
      flushSync(() => change(next, [...steps, { fields, message }], message))
      if (focus) document.getElementById(focus)?.focus()
    },
    done: steps.at(-1)?.message,
    undo() {
      flushSync(() => change(steps.at(-1)!.fields, steps.slice(0, -1), words.undone))
      // The last step takes the button away.
      if (steps.length === 1) document.getElementById(`${kind}-reset`)?.focus()
    },
    reset() {
      if (actions.own) actions.replace(sample, words.sampleData)
    },
    refusal,
    refuse(problem) {
      setState({ ...state, refusal: problem })
      setStatus(spoken(problem))
    },
    print() {
      const { dataset } = document.getElementById(calculatorId(kind))!
      dataset.printed = ''
      addEventListener('afterprint', () => delete dataset.printed, { once: true })
      print()
    },
    copyButton: (
      <CopyButton
        key={address}
        id={`${kind}-copy`}
        variant="text"
        text={() => new URL(address ?? '', location.href).href}
        words={words}
        aria-disabled={!address}
      >
        {words.copy}
      </CopyButton>
    ),
  }
  return { ...view, actions }
}
