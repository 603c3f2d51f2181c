interface ChoiceProps {
  id: string
  /** The same for all choices of a group. */
  name: string
  chosen: boolean
  /** Missing in a sample, where the choice is disabled. */
  onChoose?: () => void
}

/** One choice of a group. */
export const Choice = ({ chosen, onChoose, ...props }: ChoiceProps) => (
  <input
    type="radio"
    {...props}
    // Uncontrolled in a sample: what is chosen before the code has loaded stays.
    {...(onChoose ? { checked: chosen, onChange: onChoose } : { defaultChecked: chosen, disabled: true })}
    className="size-5 shrink-0 accent-sindoor"
  />
)
