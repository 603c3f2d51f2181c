import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Files of packages whose code reaches visitors without webpack: the base styles, and the fonts. */
const OTHER_FILES = [
  'node_modules/tailwindcss/preflight.css',
  'node_modules/@fontsource-variable/eczar/files',
  'node_modules/@fontsource/mukta/files',
]

const LICENCE_FILE = /^licen[sc]e(\.\w+)?$/i

interface Licence {
  /** Name and version of the package. */
  title: string
  text: string
}

/**
 * Licence of the package with this file: from the nearest folder with a licence, since Next contains copies of other
 * packages. A package without a licence file gets what its package.json says.
 */
function licenceOf(file: string): Licence {
  let title = ''
  let about = ''
  for (let folder = dirname(file); !folder.endsWith('node_modules'); folder = dirname(folder)) {
    const manifest = join(folder, 'package.json')
    if (existsSync(manifest)) {
      const { name, version, license, author } = JSON.parse(readFileSync(manifest, 'utf8'))
      if (name) title = [name, version].filter(Boolean).join(' ')
      if (license) about = [license, author?.name ?? author].filter(Boolean).join(', ')
    }
    const licence = readdirSync(folder).find((name) => LICENCE_FILE.test(name))
    if (licence) return { title, text: readFileSync(join(folder, licence), 'utf8').trim() }
  }
  if (!about) throw new Error(`${file}: its package names no licence`)
  return { title, text: about }
}

/**
 * Text of `licenses.txt`: licences of everything in the export that others wrote. MIT asks for the notice in each copy,
 * the SIL Open Font License (condition 2) for the licence with each font.
 */
export function licencesText(bundledFiles: readonly string[]): string {
  const titlesByText = new Map<string, Set<string>>()
  for (const { title, text } of [...bundledFiles, ...OTHER_FILES].map(licenceOf))
    titlesByText.set(text, (titlesByText.get(text) ?? new Set()).add(title))
  return [...titlesByText]
    .map(([text, titles]) => `${[...titles].sort().join('\n')}\n\n${text}\n`)
    .join(`\n${'-'.repeat(80)}\n\n`)
}
