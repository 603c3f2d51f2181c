import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'

import { isOverlayEntry } from '../contact-dialog/use-close-on-back'

import { CopyButton } from '@/components/ui/copy-button'
import { readAddress, withAddress, writeAddress } from '@/lib/calculators/url-fragment'
import type { Checked, FieldProblem } from '@/lib/calculators/field-checks'
import { haveSameFields, type Fields } from '@/lib/calculators/field-rows'
import { calculatorId, isOf, partsOf, type Kind } from '@/lib/calculators/kinds'
import { samplesOf, type CalculatorText, type CalculatorWords } from '@/lib/calculators/sample-fields'
import { interpolateIn } from '@/lib/interpolate'

/** Debounce in ms between the last key press and the announcement and URL update. */
const DEBOUNCE_MS = 800

/** Props of a calculator: its own text, and the words shared by all. */
export interface CalculatorProps<Name extends Kind = Kind> {
  kind: Name
  words: CalculatorWords
  text: CalculatorText<Name>
}

/** View model of a calculator: fields as typed, validation problems, last valid input. */
export interface ViewProps<Name extends Kind = Kind, Input = unknown> extends CalculatorProps<Name> {
  fields: Fields
  problems?: FieldProblem[]
  input: Input
  /** Undefined in the server-rendered sample, whose fields are read-only. */
  actions?: CalculatorActions
}

/** State and actions of an interactive calculator. */
interface CalculatorActions {
  /** `own`: the figures differ from the sample; `isInvalidAddress`: the URL fragment cannot be parsed. */
  own: boolean
  isInvalidAddress: boolean
  /** Text of the live region. */
  status: string
  /** Id of the focused field; its focus events call `type`, which sets or clears it. */
  typing?: string
  type: (field?: HTMLInputElement) => void
  set: (name: string, typed: string) => void
  /** Replaces all fields as one undo step, announces `message`, then focuses the element with id `focus`. */
  replace: (fields: Fields, message: string, focus?: string) => void
  /** The last change, if it can be undone. */
  last?: Step
  undo: () => void
  reset: () => void
  /** Problem of the last rejected paste. */
  refusal?: FieldProblem
  refuse: (problem: FieldProblem) => void
  print: () => void
  /** Copies the URL with the figures. Passed as a node to keep its code out of the sample's chunk. */
  copyButton: ReactNode
}

/** A change that can be undone: the fields before it, and its message. */
interface Step {
  fields: Fields
  message: string
}

interface State {
  fields: Fields
  /** Undo stack: the fields before each change. */
  steps: Step[]
  changed: boolean
  isInvalidAddress: boolean
  refusal?: FieldProblem
}

/** State of one calculator: parses the URL fragment, keeps fields and undo stack, writes live region and fragment. */
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
    const isInvalidAddress = !found && partsOf(location.hash).some(isOf(kind))
    return { fields: found ?? sample, steps: [], changed: false, isInvalidAddress }
  })
  const { fields, steps, changed, isInvalidAddress, refusal } = state
  const { input, problems } = check(fields)
  const [valid, setValid] = useState(() => (input ?? check(sample).input)!)
  const [status, setStatus] = useState('')
  const [typing, setTyping] = useState<string>()
  const view = { ...props, fields, problems, input: input ?? valid }
  const address = writeAddress(kind, fields)

  /** Text of a problem for the live region, prefixed with the label of its field. */
  function announcement({ field, problem, values }: FieldProblem) {
    const label = document.querySelector(`label[for="${kind}-${field}"]`)?.textContent
    return `${label ? `${label}: ` : ''}${interpolateIn(words.locale, words.wrong[problem], values)}`
  }
  const announceResult = useEffectEvent(() => {
    setStatus(isInvalidAddress ? words.invalidAddress : (problems?.map(announcement).join(' ') ?? sentence(view)))
    if (isInvalidAddress || !input) return
    const { pathname } = location
    const own = fields === sample ? null : address
    const write = () => {
      if (location.pathname !== pathname) return
      // An open dialog owns the current history entry: wait for the popstate that removes it.
      if (isOverlayEntry()) addEventListener('popstate', write, { once: true })
      else history.replaceState(null, '', pathname + location.search + withAddress(location.hash, kind, own))
    }
    write()
  })
  useEffect(() => {
    if (!changed && !isInvalidAddress) return
    const paused = setTimeout(() => announceResult(), DEBOUNCE_MS)
    return () => clearTimeout(paused)
  }, [fields, changed, isInvalidAddress])

  /** Sets the fields. Typing clears the undo stack: an undo would also discard the typed text. */
  function change(next: Fields, undoable: State['steps'] = [], message = '') {
    if (input) setValid(input)
    setState({ fields: next, steps: undoable, changed: true, isInvalidAddress: false })
    setStatus(message)
  }
  const actions: CalculatorActions = {
    own: !samples.some((one) => haveSameFields(one, fields)),
    isInvalidAddress,
    status,
    typing,
    type(field) {
      flushSync(() => setTyping(field?.id))
      // Re-rendering without commas clears the selection that Tab made: select again.
      field?.select()
    },
    set: (name, typed) => change({ ...fields, [name]: typed }),
    replace(next, message, focus) {
      flushSync(() => change(next, [...steps, { fields, message }], message))
      if (focus) document.getElementById(focus)?.focus()
    },
    last: steps.at(-1),
    undo() {
      flushSync(() => change(steps.at(-1)!.fields, steps.slice(0, -1), words.undone))
      // The last undo removes the undo button: move its focus.
      if (steps.length === 1) document.getElementById(`${kind}-reset`)?.focus()
    },
    reset() {
      if (actions.own) actions.replace(sample, words.sampleData)
    },
    refusal,
    refuse(problem) {
      setState({ ...state, refusal: problem })
      setStatus(announcement(problem))
    },
    print() {
      const { dataset } = document.getElementById(calculatorId(kind))!
      dataset.printOnly = ''
      addEventListener('afterprint', () => delete dataset.printOnly, { once: true })
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
