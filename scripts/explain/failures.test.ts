import assert from 'node:assert/strict'
import { describe, it } from 'vitest'

import { failureSummary } from './failures'

const fileOf = (path: string) => (path === '/404' ? undefined : `content${path}.ts`)

/** What npm prints before it runs a script. */
const heading = (name: string) => `\n> cooperator-site@1.0.0 ${name}\n> run it\n`

/** What Wireit prints about a failed script, before the script's own output. */
const failure = (name: string) => `\n❌ [${name}] exited with exit code 1. Output:\n\n`

/** Heading, lines and advice of the summary of a log in which the step `step` failed with the output `said`. */
function explained(step: string, said: string) {
  const started = `${heading(step === 'compare' ? step : 'test')}Analyzing\n  0% [0 / 9] [3 running] lint\n`
  const log =
    step === 'compare' ? said : step === 'test' ? `${said}\n❌ [test] exited with exit code 1.` : failure(step) + said
  const words = failureSummary(`${started}${log}\n❌ 1 script failed.\n`, fileOf)
  const [, title, lines = '', advice] = /^## (.+)\n\n```text\n([^]*)\n```\n\n(.+)\n$/.exec(words) ?? []
  return {
    title,
    lines: lines.split('\n'),
    for: advice?.startsWith('This is for a developer') ? 'developer' : 'editor',
  }
}

describe('failureSummary', () => {
  it('gives an editor the lines of the content check', () => {
    const said = `
content/site.ts:13  phones[1].value  is not a phone number: write it like +977 1 0000000
content/the price list.docx:1  is a Word file: …
::error file=content/site.ts,line=13,title=Content::phones[1].value  is not a phone number
content: 2 problems
npm error Lifecycle script failed`
    const lines = [
      'content/site.ts:13  phones[1].value  is not a phone number: write it like +977 1 0000000',
      'content/the price list.docx:1  is a Word file: …',
    ]
    const expected = { title: 'The content has mistakes', lines, for: 'editor' }
    assert.deepEqual(explained('check:content', said), expected)
    assert.deepEqual(explained('check:size', heading('build') + said), expected)
    assert.deepEqual(explained('compare', heading('build') + said), expected)
  })

  it('distinguishes rules for content from rules for code', () => {
    const said = `
content/home.ts
  120:1  error  a content file holds imports and one export default { … }, no directive or other statement  no-restricted-syntax

✖ 1 problem (1 error, 0 warnings)
`
    const first =
      'content/home.ts:120  a content file holds imports and one export default { … }, no directive or other statement'
    assert.deepEqual(explained('lint', said), { title: 'A rule is broken', lines: [first], for: 'editor' })
    const more = `app/(en)/page.tsx\n  8:24  warning  'other' is defined but never used  @typescript-eslint/no-unused-vars\n`
    assert.deepEqual(explained('lint', said + more), {
      title: 'A rule is broken',
      lines: [first, "app/(en)/page.tsx:8  'other' is defined but never used"],
      for: 'developer',
    })
  })

  it('lists unformatted files, type errors, and unused code', () => {
    const unformatted = `
Checking formatting...
[warn] lib/dates.ts
[warn] Code style issues found in the above file. Run Prettier with --write to fix.`
    assert.deepEqual(explained('check:format', unformatted).lines, ['lib/dates.ts'])
    const type = "lib/dates.ts(1,14): error TS2322: Type 'number' is not assignable to type 'string'."
    assert.deepEqual(explained('check:types', `Generating route types...\n✓ Types generated successfully\n${type}\n`), {
      title: 'The types of the code do not fit',
      lines: [type],
      for: 'developer',
    })
    const unused = explained('check:unused', 'Unused files (1)\nlib/dates.ts\n').lines
    assert.deepEqual(unused.slice(-2), ['Unused files (1)', 'lib/dates.ts'])
  })

  it('lists the unit tests that failed, but not their parent suites', () => {
    const tap = `
# Subtest: outer thing
    # Subtest: inner fails
    not ok 2 - inner fails
      ---
      duration_ms: 2.225154
      location: 'lib/a.test.ts:3:63'
      failureType: 'testCodeFailure'
      error: |-
        Expected values to be strictly equal:
      ...
    1..2
not ok 1 - outer thing
  ---
  duration_ms: 17.004347
  type: 'suite'
  failureType: 'subtestsFailed'
ok 3 - flat passes
not ok 2 - lib/b.test.ts
  ---
  duration_ms: 2566.313436
  failureType: 'testCodeFailure'
`
    const expected = { title: 'A test of the code failed', lines: ['inner fails', 'lib/b.test.ts'], for: 'developer' }
    assert.deepEqual(explained('test:unit', tap), expected)
    assert.deepEqual(explained('test:unit', '  \u001b[31m✖ inner fails (2.2ms)\u001b[39m\n').lines, ['inner fails'])
  })

  it('names the content file whose texts make a page too heavy', () => {
    const table = `
Brotli, in kB                                                           size   limit    used
HTML and styles of /services/webhosting                                 22.3    24.0    93 %
HTML and styles of /services/websitedevelopment                         32.1    24.0   134 %  TOO MUCH
`
    assert.deepEqual(explained('check:size', table), {
      title: 'A page is too heavy',
      lines: [
        'content/services/websitedevelopment.ts  /services/websitedevelopment has 134 % of the weight that it may have: shorten its texts',
      ],
      for: 'editor',
    })
    const scripts =
      'Scripts of /: 1.25 × empty page                                        139.4   138.6   101 %  TOO MUCH\n'
    assert.equal(explained('check:size', table + scripts).for, 'developer')
  })

  it('lists the browser tests that failed', () => {
    const said = `
  ✘  1 [chromium] › e2e/menu.spec.ts:3:3 › a group › opens (2.3s)

  1) [chromium] › e2e/menu.spec.ts:3:3 › a group › opens ────────────────

    Error: expect(locator).toBeVisible() failed

  1 failed
    [chromium] › e2e/menu.spec.ts:3:3 › a group › opens ─────────────────
  1 passed (14.2s)
`
    assert.deepEqual(explained('test', heading('start') + said), {
      title: 'A test in the browser failed',
      lines: ['e2e/menu.spec.ts:3:3 › a group › opens'],
      for: 'developer',
    })
  })

  it('reports the step that failed first, when others were stopped with it', () => {
    const log = `${failure('check:types')}a.ts(1,1): error TS1: one\n${failure('test:unit')}not ok 1 - two\n`
    assert.match(failureSummary(log, fileOf), /types[^]*a\.ts/)
    assert.doesNotMatch(failureSummary(log, fileOf), /two/)
  })

  it('shows the end of a log that it does not recognise', () => {
    const said = [...Array.from({ length: 30 }, (_, index) => `line ${index}`), 'npm warn old'].join('\n')
    const lines = Array.from({ length: 15 }, (_, index) => `line ${index + 15}`)
    assert.deepEqual(explained('test', said).lines, lines)
    assert.deepEqual(explained('compare', said), {
      title: 'The pictures of the change could not be made',
      lines,
      for: 'developer',
    })
    assert.match(failureSummary('npm error network', fileOf), /could not start[^]*npm error network/)
    assert.match(failureSummary('', fileOf), /developer/)
  })
})
