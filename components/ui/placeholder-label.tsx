interface PlaceholderLabelProps {
  /** Label text by placeholder: a phone number or address that the company has not confirmed. */
  placeholderNotes: Record<string, string>
  /** All phone numbers and addresses of the group. */
  contacts: readonly string[]
  className?: string
}

/** Label of a group with a placeholder; hidden from screen readers, which read the `srNote` of each link instead. */
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

/** Label of the company's placeholders in a message; screen readers read it, since the links have no `srNote`. */
export const CompanyPlaceholderLabel = ({ placeholderNote }: { placeholderNote: string | undefined }) =>
  placeholderNote && <span className="text-xs">{placeholderNote}</span>
