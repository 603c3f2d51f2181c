'use client'

import { useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'

import { interpolate } from '@/lib/interpolate'
import { dateText } from '@/lib/locales'
import { readAddress, writeAddress, type Kind } from '@/lib/workings/address'
import { check, type FieldProblem, type Inputs } from '@/lib/workings/check'
import type { Workings } from '@/lib/workings/fields'
import { workingPlace } from '@/lib/workings/place'

import { resetId, type Live } from './sheet'
import { isSample, type WorkingWords } from '@/lib/workings/sample'

/** How long in ms typing must pause before a result is announced and put into the address. */
const PAUSE = 800

interface WorkingOptions<Name extends Kind> {
  kind: Name
  words: WorkingWords
  sample: Workings[Name]
  /** The result of a right input in one sentence. */
  result: (words: WorkingWords, input: Inputs[Name], fields: Workings[Name]) => string
}

/** The fields that the address of the page holds for a working; null when it holds others, none, or broken ones. */
function fieldsInAddress<Name extends Kind>(kind: Name) {
  const saved = readAddress(location.hash)
  return saved?.kind === kind ? (saved.fields as Workings[Name]) : null
}

/** A problem as it is announced: away from its field it says which one it means. */
function spoken(kind: Kind, { wrong }: WorkingWords, { field, problem, values }: FieldProblem) {
  const label = document.querySelector(`label[for="${kind}-${field}"]`)?.textContent
  return `${label ? `${label}: ` : ''}${interpolate(wrong[problem], values)}`
}

const isAddressOf = (kind: Kind) => location.hash.startsWith(`#${kind}=`)

/** The state of one working: fields as typed, the last right input, undo, announcements, and the page's address. */
export function useWorking<Name extends Kind>({ kind, words, sample, result }: WorkingOptions<Name>) {
  const [fields, setFields] = useState(() => fieldsInAddress(kind) ?? sample)
  const [broken, setBroken] = useState(() => isAddressOf(kind) && !fieldsInAddress(kind))
  const checked = useMemo(() => check[kind](fields), [kind, fields])
  const [input, setInput] = useState(checked.input)
  if (checked.input && checked.input !== input) setInput(checked.input)
  const [status, setStatus] = useState('')
  const [before, setBefore] = useState<{ fields: Workings[Name]; focus: string; said: string }>()
  const [copied, setCopied] = useState(false)
  const [typing, setTyping] = useState<string>()
  /** Whether the visitor has changed the fields that the page or its address gave. */
  const [changed, setChanged] = useState(false)

  useEffect(() => {
    const follow = () => {
      if (!isAddressOf(kind)) return
      const found = fieldsInAddress(kind)
      setBroken(!found)
      setFields(found ?? sample)
      setChanged(false)
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [kind, sample])

  useEffect(() => {
    if (!changed) return
    const paused = setTimeout(() => {
      setStatus(
        checked.problems
          ? checked.problems.map((problem) => spoken(kind, words, problem)).join(' ')
          : result(words, checked.input, fields),
      )
      const address = fields === sample ? location.pathname + location.search : writeAddress(kind, fields)
      if (address) history.replaceState(null, '', address)
    }, PAUSE)
    return () => clearTimeout(paused)
  }, [fields, changed, sample, kind, words, checked, result])

  function change(next: Workings[Name], undoable?: { focus: string; said: string }) {
    setFields(next)
    setChanged(true)
    setBefore(undoable && { fields, ...undoable })
    setBroken(false)
    setCopied(false)
  }
  function focusOn(id: string) {
    document.getElementById(id)?.focus()
  }

  const live: Live<Workings[Name]> = {
    typing,
    type(field) {
      flushSync(() => setTyping(field?.id))
      // Its text is another now: what Tab had selected is selected again.
      if (field instanceof HTMLInputElement && field.type === 'text') field.select()
    },
    own: !isSample[kind](words, fields),
    broken,
    copied,
    status,
    date: dateText(words.locale, 'day'),
    change: (next) => change(next),
    replace(next, announced, focus, focusBack = resetId(kind)) {
      flushSync(() => {
        change(next, { focus: focusBack, said: announced })
        setStatus(announced)
      })
      if (focus) focusOn(focus)
    },
    done: before && {
      said: before.said,
      undo() {
        flushSync(() => {
          change(before.fields)
          setStatus(words.undone)
        })
        focusOn(before.focus)
      },
    },
    reset: () => fields !== sample && change(sample, { focus: resetId(kind), said: words.sampleData }),
    print() {
      const sheet = document.getElementById(workingPlace(kind))
      if (!sheet) return
      sheet.dataset.printed = ''
      addEventListener('afterprint', () => delete sheet.dataset.printed, { once: true })
      print()
    },
    copy() {
      const address = writeAddress(kind, fields)
      if (!address) return
      // Where the clipboard is refused, the address bar has it all the same.
      void navigator.clipboard?.writeText(new URL(address, location.href).href).then(
        () => {
          setCopied(true)
          setStatus(words.copied)
        },
        () => undefined,
      )
    },
  }
  return { words, fields, problems: checked.problems, input: input!, live }
}
