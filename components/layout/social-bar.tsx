import { AnyLink } from '@/components/ui/any-link'
import { LineDrawing } from '@/components/ui/line-drawing'
import type { Labels, SiteContent } from '@/lib/content/gateway'
import { leavesSite } from '@/lib/routes'

import { socialShapes } from './social-shapes'

interface SocialBarProps {
  socials: SiteContent['site']['socials']
  labels: Pick<Labels, 'social' | 'opensInNewTab'>
}

/** Links fixed at the window's edge; as narrow as the page's gutter where there is no room beside the column. */
export function SocialBar({ socials, labels }: SocialBarProps) {
  if (socials.length === 0) return null
  return (
    <div className="social-bar contents">
      {/* Below the header even in a low window, as at 400 % zoom (WCAG 2.4.11). */}
      <nav aria-label={labels.social} className="fixed top-[calc(50%+42px)] right-0 z-20 -translate-y-1/2 print:hidden">
        <ul className="max-h-[calc(100dvh-84px)] overflow-x-hidden overflow-y-auto text-paper">
          {socials.map(({ network, label, url }) => (
            <li key={network}>
              <AnyLink
                href={url}
                newTab={leavesSite(url) ? labels.opensInNewTab : undefined}
                className="group/social grid size-11 justify-items-end focus-visible:-outline-offset-4 lg:max-2xl:w-6"
              >
                {/* On a phone the link is wider than its drawing (WCAG 2.5.5). */}
                <span className="grid h-full w-6 place-items-center border-t border-ink-soft bg-ink group-hover/social:bg-sindoor 2xl:w-full">
                  <LineDrawing path={socialShapes[network]} className="size-3.5 2xl:size-5" />
                </span>
                <span className="sr-only">{label}</span>
              </AnyLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
