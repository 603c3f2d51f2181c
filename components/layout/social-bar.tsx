import { ContactButton } from '@/components/islands/contact-dialog/contact-button'
import { AnyLink } from '@/components/ui/any-link'
import { LineDrawing } from '@/components/ui/line-drawing'
import type { Labels, SiteContent } from '@/lib/content/gateway'
import { leavesSite } from '@/lib/routes'
import { telephoneHref } from '@/lib/company'

import { socialShapes } from './social-shapes'

interface SocialBarProps {
  socials: SiteContent['site']['socials']
  phone: string
  /** Address of the contact page. */
  contact: string
  labels: Pick<Labels, 'call' | 'ask' | 'contactUs' | 'social' | 'opensInNewTab'>
}

/**
 * Links that stay in the window and cover nothing: beside the column where the margin has room for them, else a bar at
 * the window's foot, with telephone and enquiry. At the page's end that bar has a place of its own; in a window as low
 * as at 400 % zoom it stands only there.
 */
export function SocialBar({ socials, phone, contact, labels }: SocialBarProps) {
  return (
    <aside
      aria-label={labels.contactUs}
      className="social-bar sticky bottom-0 z-20 flex flex-wrap items-center gap-x-4 border-rule bg-paper px-2 font-semibold max-wide:border-t sm:gap-x-6 sm:px-5 wide:fixed wide:right-0 wide:bottom-6 wide:px-0 print:hidden [@media(height<360px)]:static"
    >
      <a
        href={telephoneHref(phone)}
        className="flex min-h-11 min-w-11 items-center px-1.5 hover:text-sindoor wide:hidden"
      >
        <span className="sm:hidden">{labels.call}&nbsp;</span>
        <span className="max-sm:sr-only">{phone}</span>
      </a>
      <div className="wide:hidden">
        <ContactButton contact={contact} variant="text">
          {labels.ask}
        </ContactButton>
      </div>
      {socials.length > 0 && (
        <nav aria-label={labels.social} className="ml-auto border-rule wide:rounded-l-lg wide:border wide:border-r-0">
          <ul className="flex flex-wrap wide:block">
            {socials.map(({ network, label, url }, index) => (
              <li key={index}>
                <AnyLink
                  href={url}
                  newTab={leavesSite(url) ? labels.opensInNewTab : undefined}
                  className="grid size-[44px] place-items-center hover:text-sindoor focus-visible:-outline-offset-4"
                >
                  <LineDrawing path={socialShapes[network]} className="size-4.5" />
                  <span className="sr-only">{label}</span>
                </AnyLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </aside>
  )
}
