import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const root = join(import.meta.dirname, '..')
const texts = ['README.md', ...readdirSync(join(root, 'docs')).map((name) => `docs/${name}`)]

/** Folders of the project at the start of a path in backticks. Names with a star or in pointed brackets are patterns. */
const PATH = /`((?:\.github|app|components|content|docs|e2e|lib|public|scripts)\/[^`\s*<>{}]+)`/g

/** Files of examples, a file that a host needs, and the folder that a build makes. */
const OTHERS = /prices|copy-phone|workflows\/pages|public\/images/

for (const text of texts)
  test(`${text} names files that exist`, () => {
    const paths = [...readFileSync(join(root, text), 'utf8').matchAll(PATH)].map(([, path = '']) => path)
    assert.deepEqual(
      paths.filter((path) => !OTHERS.test(path) && !existsSync(join(root, path))),
      [],
    )
  })
