interface PictureProps {
  /** Intrinsic size, original file and `srcset` values (`PictureFiles` in lib/content/pictures.ts). */
  files: { width: number; height: number; src: string; avif: string; webp: string }
  alt: string
  /** Value of the `sizes` attribute. */
  sizes: string
  className?: string
}

/** Responsive image with AVIF and WebP sources; width and height prevent layout shift. */
export const Picture = ({ files: { avif, webp, ...original }, alt, sizes, className }: PictureProps) => (
  <picture className="contents">
    <source type="image/avif" srcSet={avif} sizes={sizes} />
    <source type="image/webp" srcSet={webp} sizes={sizes} />
    <img {...original} alt={alt} loading="lazy" decoding="async" className={className} />
  </picture>
)
