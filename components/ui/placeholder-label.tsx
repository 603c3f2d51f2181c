interface PlaceholderLabelProps {
  /** Label by placeholder: a phone number or address that the company has not confirmed. */
  placeholderNotes: Record<string, string>
  /** Numbers and addresses in the group. */
  contacts: readonly string[]
  className?: string
}

/** Label of a group of links with placeholders; hidden from screen readers, which read each link's `srNote`. */
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

/** Label of the company's placeholders in a message; not hidden, since the links there have no `srNote`. */
export const CompanyPlaceholderLabel = ({ placeholderNote }: { placeholderNote: string | undefined }) =>
  placeholderNote && <span className="text-xs">{placeholderNote}</span>
