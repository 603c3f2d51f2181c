import { cpSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import products from '@/content/products'
import type { ProductInput } from '@/content/schema'

const originals: [string, ProductInput][] = Object.entries(products)

/** Fewest products a copy of the site can have: those that it has, since other pages lead to them. */
export const FEWEST = originals.length

/**
 * Copies the project in `root` to a new temporary folder and fills its products up to `count` with copies of those it
 * has, in turns. Returns the folder, which the caller removes. Outside of the project, where neither its history nor its
 * list of ignored files reaches.
 */
export function copyWithProducts(root: string, count: number): string {
  const folder = mkdtempSync(join(tmpdir(), `site-with-${count}-products-`))
  cpSync(root, folder, { recursive: true, filter: (path) => !isLeftOut(path.slice(root.length + 1)) })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir')
  const copies = Array.from({ length: count - FEWEST }, (_, index) => copyOfProduct(index))
  for (const [slug, product] of copies)
    writeFileSync(
      join(folder, `content/products/${slug}.ts`),
      `import type { ProductInput } from '../schema'\n\nexport default ${JSON.stringify(product, null, 2)} satisfies ProductInput\n`,
    )
  const slugs = [...originals, ...copies].map(([slug]) => slug)
  const imports = slugs.map((slug, index) => `import p${index} from './${slug}'\n`)
  const list = slugs.map((slug, index) => `  '${slug}': p${index},\n`)
  writeFileSync(join(folder, 'content/products/index.ts'), `${imports.join('')}\nexport default {\n${list.join('')}}\n`)
  return folder
}

/** Settings and history of this machine, and what builds and tests make. */
const isLeftOut = (path: string) => /^(\.|node_modules|out|screens|test-results|playwright-report)/.test(path)

/** A product with address, names, description and cloth of its own. */
function copyOfProduct(index: number): [string, ProductInput] {
  const number = index + 1
  const [slug, product] = originals[index % FEWEST]!
  const { pageName, cardName, description, weave } = product
  return [
    `${slug}-${String(number).padStart(4, '0')}`,
    {
      ...product,
      pageName: { en: `${pageName.en.slice(0, 30)} ${number}` },
      cardName: { en: `${cardName.en.slice(0, 30)} ${number}` },
      description: { en: `Copy ${number}. ${description.en}`.slice(0, 160) },
      weave: ownWeave(weave, number),
    },
  ]
}

/** A cloth of its own: the first row counts on by the digits 1 to 3, the first colour by the number. */
function ownWeave({ motif, threads: [, ...others] }: ProductInput['weave'], number: number): ProductInput['weave'] {
  const [first = '', ...rows] = motif
  const count = number
    .toString(3)
    .padStart(first.length, '0')
    .replace(/\d/g, (digit) => String(Number(digit) + 1))
  return { motif: [count, ...rows], threads: [`#${(0x100000 + number).toString(16).toUpperCase()}`, ...others] }
}
