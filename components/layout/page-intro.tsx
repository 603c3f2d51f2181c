import type { ReactNode } from 'react'

import { HeadingText } from '@/components/ui/heading-text'

interface PageIntroProps {
  breadcrumb: ReactNode
  title: string
  line?: string
  intro?: string
  /** What stands on the right of wide screens, such as cloth or an icon. */
  aside?: ReactNode
  children?: ReactNode
}

/** Head of every page except home: breadcrumb, name, introduction and one action, with a double rule below. */
export const PageIntro = ({ breadcrumb, title, line, intro, aside, children }: PageIntroProps) => (
  <div className="page-head double-rule-bottom relative">
    <div className="container-page grid lg:grid-cols-[1fr_340px] print:block">
      <div className="grid content-center justify-items-start gap-3 py-8 wrap-anywhere md:gap-4 md:py-16 lg:pr-12 print:gap-2 print:py-4">
        {breadcrumb}
        <h1 className="mt-2">
          <HeadingText>{title}</HeadingText>
        </h1>
        {line && <p className="text-lg font-semibold">{line}</p>}
        {intro && <p className="max-w-prose text-ink-soft print:max-w-none">{intro}</p>}
        {children}
      </div>
    </div>
    {aside && <div className="contents">{aside}</div>}
  </div>
)
