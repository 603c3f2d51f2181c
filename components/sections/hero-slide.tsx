import { ContactButton } from '@/components/islands/contact-dialog/contact-button'
import { HeadingText } from '@/components/ui/heading-text'
import { routesFor } from '@/lib/routes'

import { HeroArt, type HeroArtProps } from './hero-art'

interface HeroSlideProps extends HeroArtProps {
  contactUs: string
}

/** A drawing between its title and its words; a slide without words is a drawing only. */
export const HeroSlide = ({ contactUs, ...art }: HeroSlideProps) => {
  const { title, eyebrow, description, secondDescription } = art.slide
  if (!title) return <HeroArt {...art} />
  return (
    <div className="grid h-full grid-rows-[auto_auto_1fr] content-start gap-4">
      <div>
        <p className="text-sm">{eyebrow}</p>
        <h2 className="text-h3">
          <HeadingText>{title}</HeadingText>
        </h2>
      </div>
      <HeroArt {...art} />
      <div className="grid justify-items-start gap-4">
        <p className="max-w-prose">
          {description} {secondDescription}
        </p>
        <ContactButton contact={routesFor(art.locale).contact} about={title} variant="ink">
          {contactUs}
        </ContactButton>
      </div>
    </div>
  )
}
