/**
 * `npm run bench:scale`: builds the site with more and more products. Do time and memory of the build keep step with the
 * number of pages, and do pages stay as light as they were? Nearly all of its time goes to the last.
 * Options: --sizes 10,100,1000 (products of each build).
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { SHOWN } from '@/lib/content/menu'

import { copyWithProducts, FEWEST } from './bench/many-products'
import { growthProblems, type ScaleResult } from './bench/scale-judge'
import { measureBuild, weighPages } from './bench/scale-run'
import { table } from './bench/table'
import { exportedPages } from './export/pages'

/** Shows all products, so it may grow. */
const LIST = '/company/aboutus'

/** Its carousel grows until it is cut. */
const HOME = '/'
const SHOWN_PAGES = [HOME, '/products/bancos', '/contactus', LIST]

const { values } = parseArgs({ options: { sizes: { type: 'string', default: '10,100,1000' } } })
const sizes = values.sizes.split(',').map(Number)
if (sizes.some((size, index) => !(size >= FEWEST && size > (sizes[index - 1] ?? 0)))) {
  console.error(`Usage: npm run bench:scale -- --sizes 10,100,1000 (growing, each at least ${FEWEST})`)
  process.exit(1)
}

const stop = new AbortController()
process.once('SIGINT', () => stop.abort()).once('SIGTERM', () => stop.abort())

const results: ScaleResult[] = []
for (const products of sizes) results.push(await measure(products))

const kB = (bytes = NaN) => (bytes / 1000).toFixed(1)
const head = ['Products', 'Pages', 'Build, s', 'CPU, s', 'CPU/page', 'Memory, MB', 'MB/page']
const rows = results.map(({ products, pages, seconds, work, memory, weights }) => [
  String(products),
  String(pages),
  seconds.toFixed(),
  work.toFixed(),
  (work / pages).toFixed(2),
  (memory / 1e6).toFixed(),
  (memory / 1e6 / pages).toFixed(1),
  ...SHOWN_PAGES.flatMap((path) => [kB(weights.get(path)?.html), kB(weights.get(path)?.payload)]),
])
console.log('\nWeights: HTML and navigation payload, brotli, in kB.\n')
console.log(table([...head, ...SHOWN_PAGES.flatMap((path) => [`${path} HTML`, '.txt'])], rows))

for (const [index, large] of results.entries()) {
  const small = results[index - 1]
  if (!small) continue
  const lists = small.products > SHOWN ? [LIST] : [LIST, HOME]
  for (const problem of growthProblems(small, large, lists)) {
    process.exitCode = 1
    console.error(problem)
  }
}

async function measure(products: number): Promise<ScaleResult> {
  console.error(`Building the site with ${products} products.`)
  const folder = copyWithProducts(join(import.meta.dirname, '..'), products)
  try {
    const cost = await measureBuild(folder, stop.signal)
    console.error(
      `${cost.seconds.toFixed()} s, ${cost.work.toFixed()} s of computing, ${(cost.memory / 1e6).toFixed()} MB.`,
    )
    // The same pages in every build: those of the first, but for the one that nobody navigates to.
    const ofFirst = results[0]?.weights.keys() ?? exportedPages(join(folder, 'out')).map(({ path }) => path)
    const paths = [...ofFirst].filter((path) => path !== '/404')
    return { products, ...cost, ...(await weighPages(folder, paths)) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
