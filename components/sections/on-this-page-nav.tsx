import type { ReactNode } from 'react'

interface OnThisPageNavProps {
  label: string
  sections: { id: string; title: string }[]
  /** Call to action of the page, visible from `lg`. */
  children: ReactNode
}

/** Links to the sections of a long page in one scrollable line, and a call to action; sticky from `lg`. */
export const OnThisPageNav = ({ label, sections, children }: OnThisPageNavProps) => (
  <div className="on-this-page-nav border-b border-rule bg-ledger text-sm font-semibold print:hidden">
    <div className="container-page flex justify-between gap-x-7">
      <nav aria-label={label} className="min-w-0">
        <ul className="flex gap-x-7 overflow-x-auto whitespace-nowrap">
          {sections.map(({ id, title }) => (
            <li key={id} className="shrink-0">
              <a
                href={`#${id}`}
                className="flex h-11 items-center border-sindoor hover:text-sindoor [&:target-current]:border-b-2 [&:target-current]:pt-0.5"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="shrink-0 max-lg:hidden">{children}</div>
    </div>
  </div>
)
