import { clsx } from 'clsx'

interface ScreenCaptionProps {
  caption: string
  sampleLabel: string
  className?: string
}

/** Names the picture for screen readers, and says to everyone that its figures are invented. */
export const ScreenCaption = ({ caption, sampleLabel, className }: ScreenCaptionProps) => (
  <figcaption className={clsx('text-[0.8125rem]', className)}>
    <span className="sr-only">{caption}</span>
    <span className="block">{sampleLabel}</span>
  </figcaption>
)
