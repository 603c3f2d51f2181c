import { clsx } from 'clsx'

interface SelectProps {
  label: string
  value: string
  options: readonly (readonly [value: string, name: string])[]
  onChange: (value: string) => void
  /** Classes of the label. */
  className?: string
}

/** A select below its label. */
export const Select = ({ label, value, options, onChange, className }: SelectProps) => (
  <label className={clsx('block', className)}>
    <span>{label}</span>
    <select
      className="mt-1 block min-h-11 w-full rounded border border-field-border bg-paper px-3 font-normal"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {options.map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </select>
  </label>
)
