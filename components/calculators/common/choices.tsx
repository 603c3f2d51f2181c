import { memo, type ReactNode } from 'react'

import type { ViewProps } from './calculator'
import { METHOD_FIELD } from './fields'

interface ChoicesProps {
  view: ViewProps
  /** Name of the group in ids, such as `method`. */
  group: string
  title: string
  choices: { id: string; name: string; isChecked: boolean; choose?: (group: string, id: string) => void }[]
  /** Note under the choices. */
  note?: ReactNode
  className?: string
}

/** Radio buttons under a heading. */
export const Choices = ({ view: { kind, interactive }, group, title, choices, note, className }: ChoicesProps) => (
  <fieldset className={className}>
    <legend className="font-semibold">{title}</legend>
    {choices.map(({ id, name, isChecked, choose }) => (
      <label
        key={id}
        className="flex min-h-9 cursor-pointer items-center gap-2.5 leading-tight print:min-h-5 print:not-has-checked:hidden"
      >
        <RadioButton kind={kind} group={group} id={id} isChecked={isChecked} choose={interactive && choose} />
        {name}
      </label>
    ))}
    {note}
  </fieldset>
)

interface ChoiceFieldProps<Id extends string> {
  view: ViewProps
  /** Name of the field, which holds the id of the choice. */
  name: string
  ids: readonly Id[]
  labels: Readonly<Record<Id | 'title', string>>
}

/** A field with radio buttons. */
export const ChoiceField = <Id extends string>({ view, name, ids, labels }: ChoiceFieldProps<Id>) => (
  <Choices
    view={view}
    group={name}
    title={labels.title}
    choices={ids.map((id) => ({
      id,
      name: labels[id],
      isChecked: view.fields[name] === id,
      choose: view.interactive?.setField,
    }))}
    className="mt-4"
  />
)

interface MethodChoiceProps {
  view: ViewProps
  method: string
  name: string
  /** Added under the name. */
  children: ReactNode
}

/** A row's name that selects the method. */
export const MethodChoice = ({ view: { kind, fields, interactive }, method, name, children }: MethodChoiceProps) => (
  <div>
    <label className="flex min-h-9 cursor-pointer items-center gap-2.5 leading-tight print:min-h-5">
      <RadioButton
        kind={kind}
        group={METHOD_FIELD}
        id={method}
        isChecked={fields[METHOD_FIELD] === method}
        choose={interactive?.setField}
      />
      {name}
    </label>
    <div className="pl-7.5 text-ink-soft">{children}</div>
  </div>
)

interface RadioButtonProps {
  kind: string
  group: string
  id: string
  isChecked: boolean
  choose?: (group: string, id: string) => void
}

/**
 * A radio button, disabled without `choose` (in the server-rendered calculator). Disabled controls get no click: the
 * label around it does.
 */
const RadioButton = memo(({ kind, group, id, isChecked, choose }: RadioButtonProps) => (
  <input
    type="radio"
    id={`${kind}-${group}-${id}`}
    name={`${kind}-${group}-choice`}
    checked={isChecked}
    disabled={!choose}
    onChange={choose && (() => choose(group, id))}
    className="size-5 shrink-0 accent-sindoor disabled:pointer-events-none"
  />
))
RadioButton.displayName = 'RadioButton'
