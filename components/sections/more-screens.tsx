import { clsx } from 'clsx'

import { Fold } from '@/components/ui/fold'
import { Section } from '@/components/ui/section'
import { SectionHead } from '@/components/ui/section-head'
import { findScreen } from '@/lib/content/gateway'
import type { Locale } from '@/lib/locales'

import { Screen } from './screen/screen'

interface MoreScreensProps {
  locale: Locale
  title: string
  names: readonly string[]
  /** How many stand open on a phone. */
  open: number
}

/** Further drawn screens of a product, several in two columns; a phone folds those after the first `open`. */
export const MoreScreens = ({ locale, title, names, open }: MoreScreensProps) => (
  <Section>
    <SectionHead title={title} />
    <div className={clsx('gap-10 print:columns-2 print:gap-4', names.length > 1 && 'lg:columns-2')}>
      {names.map((name, index) => {
        const screen = findScreen(locale, name)
        const drawing = <Screen screen={screen} />
        return (
          <div key={name} className="break-inside-avoid max-md:first:mb-6 md:mb-10 print:mb-4">
            {index < open ? (
              drawing
            ) : (
              <Fold title={screen.title} narrow>
                {drawing}
              </Fold>
            )}
          </div>
        )
      })}
    </div>
  </Section>
)
