import { clsx } from 'clsx'

import { ContactButton } from '@/components/islands/contact-dialog/contact-button'
import { HeadingText } from '@/components/ui/heading-text'
import { routesFor } from '@/lib/routes'

import { HeroArt, type HeroArtProps } from './hero-art'

interface HeroSlideProps extends HeroArtProps {
  contactUs: string
}

/** Words on the left, a drawing on the right; a slide without words is a drawing only. */
export const HeroSlide = ({ locale, slide, cloths, contactUs }: HeroSlideProps) => (
  <div
    className={clsx(
      'h-full',
      slide.title && 'container-page grid content-start items-start gap-10 pt-14 pb-24 md:pt-20 lg:grid-cols-[6fr_7fr]',
    )}
  >
    {slide.title && (
      <div className="grid justify-items-start gap-5">
        <p className="font-semibold text-marigold print:text-ink">{slide.eyebrow}</p>
        <h2 className="text-h1 font-bold">
          <HeadingText>{slide.title}</HeadingText>
        </h2>
        <p className="max-w-prose text-lg">
          {slide.description} {slide.secondDescription}
        </p>
        <ContactButton contact={routesFor(locale).contact} about={slide.title}>
          {contactUs}
        </ContactButton>
      </div>
    )}
    <HeroArt locale={locale} slide={slide} cloths={cloths} />
  </div>
)
