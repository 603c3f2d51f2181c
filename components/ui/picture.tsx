interface PictureProps {
  /** What the build made of the picture file, see lib/content/pictures.ts. */
  files: { width: number; height: number; src: string; avif: string; webp: string }
  alt: string
  /** How wide it is shown, as in the attribute `sizes`. */
  sizes: string
  className?: string
}

/** A picture in the smallest format and width that the browser can use; its space is reserved from the start. */
export const Picture = ({ files: { avif, webp, ...own }, alt, sizes, className }: PictureProps) => (
  <picture className="contents">
    <source type="image/avif" srcSet={avif} sizes={sizes} />
    <source type="image/webp" srcSet={webp} sizes={sizes} />
    <img {...own} alt={alt} loading="lazy" decoding="async" className={className} />
  </picture>
)
