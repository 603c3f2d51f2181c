import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const nodeRange = (JSON.parse(read('package.json')) as { engines: { node: string } }).engines.node

test('guides and lock file require the Node versions of package.json, and a nightly run tests the oldest', () => {
  const [, oldest, older, newest] = /^\^(20\.\d+) \|\| \^(22\.\d+) \|\| >=(\d+)$/.exec(nodeRange) ?? []
  const sentence = `Node ${newest} or newer; also 22 from ${older}, 20 from ${oldest}`
  for (const file of ['README.md', 'content/README.md', 'docs/deploy.md'])
    expect(read(file).replace(/\s+/g, ' '), file).toContain(sentence)
  const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, { engines: { node: string } }> }
  expect(lock.packages['']?.engines.node).toBe(nodeRange)
  const nightly = read('.github/workflows/nightly.yml')
  for (const version of [oldest, older]) expect(nightly).toContain(`${version}.0`)
})
