// Neither package has types of its own, and those of others do not know `keepFeatures` and `noHinting`.

declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'truetype' | 'woff' | 'woff2'
    /** OpenType features that stay; all when left out. */
    keepFeatures?: string[]
    variationAxes?: Record<string, { min: number; max: number }>
    /** Drops the instructions that fit outlines to the pixels of coarse screens. */
    noHinting?: boolean
  }
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>
}

declare module 'fontverter' {
  export function convert(font: Buffer, format: 'truetype' | 'woff' | 'woff2'): Promise<Buffer>
}
