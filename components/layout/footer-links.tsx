import { AnyLink } from '@/components/ui/any-link'
import type { MenuList } from '@/lib/content/menu'
import { ids } from '@/lib/page-start/contract'

const TITLE_ID = `${ids.links}-title`

/** Classes of a link in the footer. */
export const footerLink = 'inline-block py-1 hover:text-marigold hover:underline'

/** All pages of the site. */
export const FooterLinks = ({ title, lists }: { title: string; lists: readonly MenuList[] }) => (
  <nav id={ids.links} tabIndex={-1} aria-labelledby={TITLE_ID}>
    <h2 id={TITLE_ID} className="text-h3">
      {title}
    </h2>
    <div className="mt-3 grid grid-cols-2 gap-x-4 gap-y-4 md:grid-cols-4 md:gap-x-8">
      {lists.map(({ title, links }, index) => (
        <div key={index}>
          <h3 className="font-text text-sm font-semibold text-marigold">{title}</h3>
          <ul className="mt-1">
            {links.map(({ label, href, newTab }, index) => (
              <li key={index}>
                <AnyLink href={href} newTab={newTab} className={footerLink}>
                  {label}
                </AnyLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  </nav>
)
