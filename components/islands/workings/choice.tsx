interface ChoiceProps {
  id: string
  /** The same for all that can be chosen in its place. */
  name: string
  chosen: boolean
  /** Without it nothing can be chosen yet: its code has not come. */
  onChoose?: () => void
}

/** One of several that can be chosen. */
export const Choice = ({ chosen, onChoose, ...props }: ChoiceProps) => (
  <input
    type="radio"
    {...props}
    // Not React's while it has no code: what is chosen meanwhile stays.
    {...(onChoose ? { checked: chosen, onChange: onChoose } : { defaultChecked: chosen, disabled: true })}
    className="size-5 shrink-0 accent-sindoor"
  />
)
