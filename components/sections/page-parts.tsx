/** Links to the parts of a long page, in a line under its head. */
export const PageParts = ({ label, parts }: { label: string; parts: { id: string; title: string }[] }) => (
  <nav aria-label={label} className="border-b border-rule bg-ledger print:hidden">
    <ul className="container-page flex flex-wrap gap-x-7">
      {parts.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="inline-flex min-h-11 items-center text-sm font-semibold hover:text-sindoor hover:underline"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
