interface PlaceholderLabelProps {
  /** Label text by unconfirmed contact: phone number, e-mail address or URL. */
  placeholderNotes: Record<string, string>
  /** All contacts of the labelled group. */
  contacts: readonly string[]
  className?: string
}

/** Label of a group with an unconfirmed contact; hidden from screen readers, which read the `srNote` of each link. */
export function PlaceholderLabel({
  placeholderNotes,
  contacts,
  className = 'font-text text-xs font-normal',
}: PlaceholderLabelProps) {
  const label = contacts.map((contact) => placeholderNotes[contact]).find(Boolean)
  return (
    label && (
      <span aria-hidden className={`whitespace-nowrap ${className}`}>
        {label}
      </span>
    )
  )
}
