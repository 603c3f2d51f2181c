import { clsx } from 'clsx'

import { ContactButton } from '@/components/islands/contact-dialog/contact-button'
import { HeadingText } from '@/components/ui/heading-text'
import { Static } from '@/components/ui/static'
import { HERO_SLIDE } from '@/lib/page-start/contract'
import { routesFor } from '@/lib/routes'

import { HeroArt, type HeroSlideProps } from './hero-art'

/** Words on the left, a drawing on the right; a slide without words is a drawing only. */
export const HeroSlide = ({ content, slide }: HeroSlideProps) => (
  <div
    className={clsx(
      HERO_SLIDE,
      'h-full',
      slide.title && 'container-page grid content-start items-start gap-10 pt-14 pb-24 md:pt-20 lg:grid-cols-[6fr_7fr]',
    )}
  >
    {slide.title && (
      <div className="grid justify-items-start gap-5">
        <Static className="contents">
          <p className="font-semibold text-marigold print:text-ink">{slide.eyebrow}</p>
          <h2 className="text-h1 font-bold">
            <HeadingText>{slide.title}</HeadingText>
          </h2>
          <p className="max-w-prose text-lg">
            {slide.description} {slide.secondDescription}
          </p>
        </Static>
        <ContactButton contact={routesFor(content.locale).contact} about={slide.title}>
          {content.labels.contactUs}
        </ContactButton>
      </div>
    )}
    <Static className="contents">
      <HeroArt content={content} slide={slide} />
    </Static>
  </div>
)
