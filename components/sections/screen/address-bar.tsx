const lock = 'M4 7V5a4 4 0 0 1 8 0v2M3 7h10v7H3z'

/** The top of a browser window with the address of its page. */
export const AddressBar = ({ address }: { address: string }) => (
  <div className="flex items-center gap-3 border-b border-rule px-3 py-2 @lg:px-5">
    <svg aria-hidden="true" viewBox="0 0 34 10" className="h-2.5 w-8.5 shrink-0 fill-rule">
      <path d="M0 0h10v10H0zM12 0h10v10H12zM24 0h10v10H24z" />
    </svg>
    <p className="flex min-w-0 grow items-center gap-2 rounded border border-field px-2.5 py-0.5">
      <svg aria-hidden="true" viewBox="0 0 16 16" className="size-3 shrink-0 fill-none stroke-current stroke-2">
        <path d={lock} />
      </svg>
      <span className="min-w-0 wrap-anywhere">{address}</span>
    </p>
  </div>
)
