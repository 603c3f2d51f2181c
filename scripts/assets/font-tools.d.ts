// Neither package has types, and the published types lack `keepFeatures` and `noHinting`.

declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'truetype' | 'woff' | 'woff2'
    /** OpenType features to keep; all if omitted. */
    keepFeatures?: string[]
    variationAxes?: Record<string, number | { min: number; max: number }>
    /** Drops the hinting, which aligns outlines to pixels on coarse screens. */
    noHinting?: boolean
  }
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>
}

declare module 'fontverter' {
  export function convert(font: Buffer, format: 'truetype' | 'woff' | 'woff2'): Promise<Buffer>
}
