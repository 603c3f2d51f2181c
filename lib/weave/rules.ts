import { weaveSchema, type Weave } from '@/content/schema'

import { fileOf, type ContentPath } from '../content/model'
import { walk, type Problem } from '../content/problems'
import { groundPath, weaveTile } from './weave'

/** A drawn pattern must be smaller than this, in bytes, since one page has several. */
const MAX_BYTES = 2048

/** Share of ground that a product's pattern must show: less leaves it without a main colour, more without a pattern. */
const GROUND = { least: 0.15, most: 0.65 }

interface Pattern {
  path: ContentPath
  weave: Weave
}

/** Every pattern that satisfies its schema. */
const patterns = (raw: unknown): Pattern[] =>
  [...walk(raw)].flatMap(({ path, value }) => {
    const weave = ['weave', 'mark'].includes(String(path.at(-1))) ? weaveSchema.safeParse(value).data : undefined
    return weave ? [{ path, weave }] : []
  })

/** The paths of a pattern as they stand in the page: the ground, then each thread. */
const drawn = ({ width, height, ground, threads }: ReturnType<typeof weaveTile>) =>
  [{ colour: ground, path: groundPath(width, height) }, ...threads]
    .map(({ colour, path }) => `<path fill="${colour}" d="${path}"></path>`)
    .join('')

/** Share of the tile that shows its ground. The end rows and columns of the quarter count once, the others twice. */
function groundShare({ motif }: Weave): number {
  const times = (index: number, length: number) => (index === 0 || index === length - 1 ? 1 : 2)
  const cells = motif.flatMap((row, y) =>
    [...row].map((digit, x) => ({ digit, count: times(y, motif.length) * times(x, row.length) })),
  )
  const count = (list: typeof cells) => list.reduce((sum, cell) => sum + cell.count, 0)
  return count(cells.filter(({ digit }) => digit === '0')) / count(cells)
}

function ownProblems({ path, weave }: Pattern): Problem[] {
  const bytes = Buffer.byteLength(drawn(weaveTile(weave)))
  const share = Math.round(groundShare(weave) * 100)
  const isProduct = path[0] === 'products'
  const motif = [...path, 'motif']
  return [
    ...(bytes >= MAX_BYTES
      ? [{ path: motif, message: 'has too many small steps: join cells of one digit, or use fewer rows' }]
      : []),
    ...(isProduct && (share < GROUND.least * 100 || share > GROUND.most * 100)
      ? [{ path: motif, message: `shows its ground, the digit 0, in ${share} of 100 cells: 15 to 65 are right` }]
      : []),
  ]
}

/** Patterns that another page already has: `key` returns what is compared, `message` the problem of the later page. */
function repeated(list: Pattern[], key: (weave: Weave) => string, field: string[], message: (file: string) => string) {
  return list.flatMap(({ path, weave }, index): Problem[] => {
    const counterpart = list.slice(0, index).find((other) => key(other.weave) === key(weave))
    return counterpart ? [{ path: [...path, ...field], message: message(fileOf(counterpart.path).file) }] : []
  })
}

/** Problems of woven patterns, alone and compared (design: each page and product is known by its pattern). */
export function weaveProblems(raw: unknown): Problem[] {
  const all = patterns(raw)
  const ofProducts = all.filter(({ path }) => path[0] === 'products')
  return [
    ...all.flatMap(ownProblems),
    ...repeated(
      all,
      ({ motif }) => motif.join(),
      ['motif'],
      (file) => `is the motif of ${file} too: change some digits of one of them`,
    ),
    ...repeated(
      ofProducts,
      ({ threads }) => threads[0],
      ['threads'],
      (file) => `has the first colour of ${file}: no two products share it`,
    ),
  ]
}
