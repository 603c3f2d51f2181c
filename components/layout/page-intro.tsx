import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { HeadingText } from '@/components/ui/heading-text'
import { WovenIcon } from '@/components/ui/woven-icon'
import type { IconName } from '@/lib/weave/woven-icons'

interface PageIntroProps {
  breadcrumb: ReactNode
  title: string
  /** Stands beside the title. */
  icon?: IconName
  line?: string
  intro?: string
  /** A drawing: beside the words on wide screens, otherwise under them. */
  picture?: ReactNode
  /** What lies over the full height at the right of wide screens, such as a pattern. */
  aside?: ReactNode
  children?: ReactNode
}

/** Head of every page except home: breadcrumb, name, introduction and one action, with a double rule below. */
export const PageIntro = ({ breadcrumb, title, icon, line, intro, picture, aside, children }: PageIntroProps) => (
  <div className="page-head double-rule-bottom relative">
    <div
      className={clsx(
        'container-page grid print:block',
        picture ? 'gap-x-12 lg:grid-cols-2' : 'lg:grid-cols-[minmax(0,1fr)_340px] lg:*:pr-12',
      )}
    >
      <div className="grid content-start justify-items-start gap-3 py-8 wrap-anywhere md:gap-4 md:py-16 print:gap-2 print:py-4">
        {breadcrumb}
        <div className="mt-2 flex items-center gap-4 md:gap-6">
          {icon && <WovenIcon name={icon} size={52} first />}
          <h1>
            <HeadingText>{title}</HeadingText>
          </h1>
        </div>
        {line && <p className="text-lg font-semibold">{line}</p>}
        {intro && <p className="max-w-prose text-ink-soft print:max-w-none">{intro}</p>}
        {children}
      </div>
      {picture && <div className="min-w-0 pb-8 md:pb-16 lg:pt-16 print:pb-4">{picture}</div>}
    </div>
    {aside}
  </div>
)
