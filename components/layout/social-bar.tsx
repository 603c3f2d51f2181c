import { Glyph } from '@/components/ui/glyph'
import type { SiteContent } from '@/lib/content'

/** Four links fixed at the window's edge; as narrow as the page's gutter where there is no room beside the column. */
export function SocialBar({ content: { site, labels } }: { content: SiteContent }) {
  return (
    <nav aria-label={labels.social} className="fixed top-1/2 right-0 z-20 -translate-y-1/2 print:hidden">
      <ul className="divide-y divide-ink-soft overflow-hidden rounded-l-md bg-ink text-paper">
        {site.socials.map(({ network, label, url }) => (
          <li key={network}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="grid h-11 w-6 place-items-center hover:bg-sindoor focus-visible:-outline-offset-4 2xl:w-11"
            >
              <Glyph name={network} className="size-3.5 2xl:size-5" />
              <span className="sr-only">
                {label} ({labels.opensInNewTab})
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
