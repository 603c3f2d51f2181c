/** What one build of the site with `products` products cost and weighs. */
export interface ScaleResult {
  products: number
  /** Pages of the export, the one for wrong addresses among them. */
  pages: number
  seconds: number
  /** Seconds of computing by all processes together: what others do on the machine meanwhile does not count. */
  work: number
  /** Highest memory of the build, in bytes. */
  memory: number
  /** HTML and navigation payload of pages by address, compressed, in bytes. */
  weights: Map<string, { html: number; payload: number }>
}

/** How much a page may weigh more: more digits in names and addresses, and what brotli makes of it. */
const TOLERANCE = 1.02

/**
 * What grows faster than it may between two builds, the smaller one first: time and memory faster than the number of
 * pages, or the weight of a page that is in both and not in `lists`, the pages that show all products.
 */
export function growthProblems(small: ScaleResult, large: ScaleResult, lists: readonly string[]): string[] {
  const growth = large.pages / small.pages
  const step = `From ${small.products} to ${large.products} products`
  const tooFast = (what: string, before: number, after: number) =>
    after / before > growth
      ? [`${step} the ${what} grew ${(after / before).toFixed(2)} times, the pages ${growth.toFixed(2)} times.`]
      : []
  const heavier = [...small.weights].flatMap(([path, before]) => {
    const after = large.weights.get(path)
    if (!after) return [`${step} the page ${path} was lost.`]
    if (lists.includes(path)) return []
    return (['html', 'payload'] as const)
      .filter((part) => after[part] > before[part] * TOLERANCE)
      .map((part) => `${step} the ${part} of ${path} grew from ${before[part]} to ${after[part]} bytes.`)
  })
  return [
    ...tooFast('time of the build', small.work, large.work),
    ...tooFast('memory', small.memory, large.memory),
    ...heavier,
  ]
}
