import { ContactButton } from '@/components/islands/contact-dialog/contact-button'
import { HeadingText } from '@/components/ui/heading-text'
import { routesFor } from '@/lib/routes'

import { HeroArt, type HeroSlideProps } from './hero-art'

/** A drawing between its title and its words; a slide without words is a drawing only. */
export const HeroSlide = ({ content, slide }: HeroSlideProps) =>
  slide.title ? (
    <div className="grid h-full grid-rows-[auto_1fr_auto] gap-4">
      <div>
        <p className="text-sm">{slide.eyebrow}</p>
        <h2 className="text-h3">
          <HeadingText>{slide.title}</HeadingText>
        </h2>
      </div>
      <HeroArt content={content} slide={slide} />
      <div className="grid justify-items-start gap-4">
        <p className="max-w-prose">
          {slide.description} {slide.secondDescription}
        </p>
        <ContactButton contact={routesFor(content.locale).contact} about={slide.title} look="ink">
          {content.labels.contactUs}
        </ContactButton>
      </div>
    </div>
  ) : (
    <HeroArt content={content} slide={slide} />
  )
