interface PictureProps {
  /** Generated files and intrinsic size (lib/content/pictures.ts). */
  files: { width: number; height: number; src: string; avif: string; webp: string }
  alt: string
  /** Value of the `sizes` attribute. */
  sizes: string
  className?: string
}

/** Responsive image with AVIF and WebP sources; width and height prevent layout shift. */
export const Picture = ({ files: { avif, webp, ...own }, alt, sizes, className }: PictureProps) => (
  <picture className="contents">
    <source type="image/avif" srcSet={avif} sizes={sizes} />
    <source type="image/webp" srcSet={webp} sizes={sizes} />
    <img {...own} alt={alt} loading="lazy" decoding="async" className={className} />
  </picture>
)
