import { AnyLink } from '@/components/ui/any-link'
import { LineDrawing } from '@/components/ui/glyph'
import { Static } from '@/components/ui/static'
import type { SiteContent } from '@/lib/content'

import { socialShapes } from './social-shapes'

/** Links fixed at the window's edge; as narrow as the page's gutter where there is no room beside the column. */
export function SocialBar({ content: { site, labels } }: { content: SiteContent }) {
  if (site.socials.length === 0) return null
  return (
    <Static className="contents">
      <nav aria-label={labels.social} className="fixed top-1/2 right-0 z-20 -translate-y-1/2 print:hidden">
        <ul className="max-h-dvh divide-y divide-ink-soft overflow-x-hidden overflow-y-auto rounded-l-md bg-ink text-paper">
          {site.socials.map(({ network, label, url }) => (
            <li key={network}>
              <AnyLink
                href={url}
                newTab={labels.opensInNewTab}
                className="grid h-11 w-6 place-items-center hover:bg-sindoor focus-visible:-outline-offset-4 2xl:w-11"
              >
                <LineDrawing path={socialShapes[network]} className="size-3.5 2xl:size-5" />
                <span className="sr-only">{label}</span>
              </AnyLink>
            </li>
          ))}
        </ul>
      </nav>
    </Static>
  )
}
