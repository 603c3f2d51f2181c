import assert from 'node:assert/strict'
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { test } from 'vitest'

import { installedBrowser } from './installed'

function program(name: string, mode: number) {
  const folder = mkdtempSync(join(tmpdir(), 'browser-'))
  const path = join(folder, name)
  writeFileSync(path, '')
  chmodSync(path, mode)
  return { folder, path }
}

test('a Chromium on the PATH is found', () => {
  const { folder, path } = program('chromium', 0o755)
  assert.equal(installedBrowser({ ...process.env, PATH: folder, CHROME_PATH: undefined }), path)
})

test('a headless-shell is preferred to a full browser, wherever they are on the PATH', () => {
  const full = program('chromium', 0o755)
  const shell = program('chromium-headless-shell', 0o755)
  const PATH = [full.folder, shell.folder].join(delimiter)
  assert.equal(installedBrowser({ ...process.env, PATH, CHROME_PATH: undefined }), shell.path)
})

test('CHROME_PATH takes precedence', () => {
  const onPath = program('chromium', 0o755)
  const named = program('my-chrome', 0o755)
  assert.equal(installedBrowser({ ...process.env, PATH: onPath.folder, CHROME_PATH: named.path }), named.path)
})

test('a file that is not executable is not a browser', () => {
  const { folder, path } = program('chromium', 0o644)
  assert.notEqual(installedBrowser({ ...process.env, PATH: folder, CHROME_PATH: undefined }), path)
})
