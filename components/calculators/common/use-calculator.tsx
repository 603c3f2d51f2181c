import { startTransition, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'

import { printAlone } from '@/components/islands/print-alone'
import { CopyButton } from '@/components/ui/copy-button'
import { calculatorId, fragmentFigures } from '@/lib/urls/calculator-ids'

import { parseFields, serializeFields, writeFragment } from './address'
import type { Calculator, CalculatorProps, Interactive, UndoStep, ViewProps } from './calculator'
import { messageOf, type FieldProblem } from './field-checks'
import { haveSameFields, type Fields } from './fields'
import { TypedField } from './typed-field'

/** Debounce in ms from the last change to the update of the live region and the URL. */
const DEBOUNCE_MS = 800
/** Pause in ms between keys before what takes longer than an answer to a key may: long tables, the enquiry's message. */
const PAUSE_MS = 200

interface Views {
  view: ViewProps
  /** While someone types, the message is that of the last pause: a key does not wait for the count of its letters. */
  messageView: ViewProps
}

interface State {
  fields: Fields
  lastStep?: UndoStep
  hasBeenChanged: boolean
  /** Whether the URL fragment names this calculator, but cannot be parsed. */
  isInvalidFragment: boolean
  pasteProblem?: FieldProblem
}

/** The value at the last pause between keys, or when nobody types. */
function useLastPause<Value>(value: Value, isTyping: boolean): Value {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setRested(value)), isTyping ? PAUSE_MS : 0)
    return () => clearTimeout(timer)
  }, [value, isTyping])
  return rested
}

/** State of one calculator: parses the URL fragment, keeps fields and one undo step, writes live region and fragment. */
export function useCalculator({ form, resultSentence }: Calculator, props: CalculatorProps): Views {
  const { kind, locale, sharedTexts, texts } = props
  const [samples] = useState(() => form.samplesOf(texts))
  const defaultFields = samples[0]!
  const [state, setState] = useState<State>(() => {
    const fieldsInUrl = parseFields(kind, form, location.hash)
    const isInvalidFragment = !fieldsInUrl && fragmentFigures(location.hash, kind) !== null
    return { fields: fieldsInUrl ?? defaultFields, hasBeenChanged: false, isInvalidFragment }
  })
  const { fields, lastStep, hasBeenChanged, isInvalidFragment, pasteProblem } = state
  const { input, problems } = useMemo(() => form.check(fields), [form, fields])
  const [lastValidInput, setLastValidInput] = useState(() => input ?? form.check(defaultFields).input)
  if (input && input !== lastValidInput) setLastValidInput(input)
  const [status, setStatus] = useState('')
  const [printedOn, setPrintedOn] = useState('')
  const [focusedFieldId, setFocusedFieldId] = useState<string>()
  // A press on a button takes the focus off the field first: it finds the message of the last key.
  const isTyping = focusedFieldId !== undefined
  const shownInput = input ?? lastValidInput
  const checked = useMemo(() => ({ fields, problems, input: shownInput }), [fields, problems, shownInput])
  const rested = useLastPause(checked, isTyping)
  const view = { ...props, form, ...checked, restedInput: rested.input }
  const ofMessage = isTyping ? rested : checked
  const messageView = useMemo(
    () => ({ kind, locale, sharedTexts, texts, form, ...ofMessage }),
    [kind, locale, sharedTexts, texts, form, ofMessage],
  )
  /** Empty while a field is invalid. Made when needed: at each key, it would take 4 ms on a phone. */
  const fragment = () => serializeFields(kind, form, fields, { problems }) ?? ''

  /** Text of a problem for the live region, prefixed with the label of the problem's field. */
  function problemText(problem: FieldProblem) {
    const label = document.querySelector(`label[for="${kind}-${problem.field}"]`)?.textContent
    return `${label ? `${label}: ` : ''}${messageOf(locale, sharedTexts, texts, problem)}`
  }
  const writeStatusAndUrl = useEffectEvent(() => {
    setStatus(
      isInvalidFragment ? sharedTexts.invalidAddress : (problems?.map(problemText).join(' ') ?? resultSentence(view)),
    )
    if (isInvalidFragment || !input) return
    writeFragment(fields === defaultFields ? '' : fragment())
  })
  useEffect(() => {
    if (!hasBeenChanged && !isInvalidFragment) return
    const timer = setTimeout(() => writeStatusAndUrl(), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [fields, hasBeenChanged, isInvalidFragment])

  /** Sets the fields. Typing clears the undo step: an undo would also discard the typed text. */
  function change(newFields: Fields, step?: UndoStep, message = step?.message ?? '') {
    setState({ fields: newFields, lastStep: step, hasBeenChanged: true, isInvalidFragment: false })
    setStatus(message)
  }
  const isModified = !samples.some((sample) => haveSameFields(sample, fields))
  /** Replaces all fields as one undo step, announces `message`, then focuses the element with id `focusId`. */
  function replace(newFields: Fields, message: string, focusId = '') {
    flushSync(() => change(newFields, { fields, message }))
    document.getElementById(focusId)?.focus()
  }
  // The same functions at each render: what a key did not change is not rendered again.
  const [handlers] = useState(() => ({
    setField(name: string, value: string) {
      const changed = { lastStep: undefined, hasBeenChanged: true, isInvalidFragment: false }
      setState((old) => ({ fields: { ...old.fields, [name]: value }, ...changed }))
      setStatus('')
    },
    setFocusedField(field?: Pick<HTMLInputElement, 'id' | 'select'>) {
      flushSync(() => setFocusedFieldId(field?.id))
      // The focused field now shows no commas; this change of the value cleared the selection that Tab made.
      field?.select()
    },
    rejectPaste(problem: FieldProblem) {
      setState((old) => ({ ...old, pasteProblem: problem }))
      setStatus(problemText(problem))
    },
    print: (id = calculatorId(kind)) => printAlone(locale, id, setPrintedOn),
  }))
  const interactive: Interactive = {
    ...handlers,
    TypedField,
    isModified,
    isInvalidFragment,
    pasteProblem,
    status,
    focusedFieldId,
    lastStep,
    replace,
    undo() {
      if (!lastStep) return
      flushSync(() => change(lastStep.fields, undefined, sharedTexts.undone))
      // Undo removes its focused button: focus the reset button.
      document.getElementById(`${kind}-reset`)?.focus()
    },
    reset() {
      if (isModified) replace(defaultFields, sharedTexts.sampleData)
    },
    printedOn,
    copyButton: (
      <CopyButton
        id={`${kind}-copy`}
        variant="text"
        text={() => new URL(fragment(), location.href).href}
        source={fields}
        texts={sharedTexts}
        aria-disabled={problems !== undefined}
      >
        {sharedTexts.copy}
      </CopyButton>
    ),
  }
  return { view: { ...view, interactive }, messageView }
}
