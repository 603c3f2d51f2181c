import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, test } from 'vitest'

import { baseCommit, sameCode } from './site-before'

const home = process.cwd()
let folder: string

const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...words], { encoding: 'utf8' }).trim()

function write(name: string, text: string) {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}

function commit(name: string): string {
  write(name, name)
  git('add', '.')
  git('commit', '--quiet', '--message', name)
  return git('rev-parse', 'HEAD')
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-before-test-'))
  process.chdir(folder)
  git('init', '--quiet', '--initial-branch', 'main')
})
afterEach(() => {
  process.chdir(home)
  rmSync(folder, { recursive: true })
})

test('a change is compared with the commit where it left main', () => {
  const start = commit('content/home.ts')
  git('switch', '--quiet', '--create', 'change')
  const change = commit('content/site.ts')
  git('switch', '--quiet', 'main')
  commit('content/labels.ts')
  git('switch', '--quiet', 'change')
  assert.equal(baseCommit(), start)
  git('update-ref', 'refs/remotes/origin/main', change)
  assert.equal(baseCommit(), change, 'what others have landed goes first')
  assert.equal(baseCommit('main'), start)
})

test('the error names what does not exist, and a way out', () => {
  commit('content/home.ts')
  assert.throws(() => baseCommit('mian'), /There is no mian to compare with.*git fetch.*--base/)
  git('branch', '--move', 'trunk')
  assert.throws(() => baseCommit(), /There is no main branch to compare with/)
})

test('content and tests do not count as code; everything else that a build reads does', () => {
  const base = commit('content/home.ts')
  for (const name of [
    'content/home.ts',
    'content/products/new.ts',
    'lib/content/menu.test.ts',
    'README.md',
    'e2e/menu.spec.ts',
  ])
    write(name, 'other')
  assert.ok(sameCode(base))
  for (const name of ['lib/content/menu.ts', 'content/schema/home.ts', 'package-lock.json', 'public/robots.txt']) {
    write(name, 'other')
    assert.ok(!sameCode(base), `${name}, new`)
    rmSync(join(folder, name))
    commit(name)
    assert.ok(!sameCode(base), `${name}, committed`)
    git('reset', '--quiet', '--hard', 'HEAD^')
  }
})
