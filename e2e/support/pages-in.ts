import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Number of pages of a PDF. */
export async function pagesIn(pdf: Buffer) {
  const task = getDocument({ data: new Uint8Array(pdf) })
  const { numPages } = await task.promise
  await task.destroy()
  return numPages
}
