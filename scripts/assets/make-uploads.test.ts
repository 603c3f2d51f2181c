import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeEach, test } from 'vitest'

import sharp from 'sharp'

import type { PictureFiles } from '@/lib/content/pictures'

import { noisePicture, plainPicture } from '../../e2e/fixtures/sample-pictures'
import { makePictures, publishFiles } from './make-uploads'

const root = await mkdtemp(join(tmpdir(), 'pictures-'))
afterAll(() => rm(root, { recursive: true }))
const folders = { from: join(root, 'content'), to: join(root, 'images'), list: join(root, 'list.json') }

beforeEach(async () => {
  await rm(root, { recursive: true, force: true })
  await mkdir(folders.from, { recursive: true })
})

/** Generates one picture; returns its list entry. */
async function make(name: string, bytes: Buffer): Promise<PictureFiles> {
  await writeFile(join(folders.from, name), bytes)
  await makePictures(folders)
  return JSON.parse(await readFile(folders.list, 'utf8'))[name]
}

const generated = (address = '') => readFile(join(folders.to, basename(address.split(' ')[0] ?? '')))
const metadata = async (address: string) => sharp(await generated(address)).metadata()
const widths = (srcset: string) => srcset.split(', ').map((part) => Number(/ (\d+)w$/.exec(part)?.[1]))

test('a wide photo is generated in all widths and formats, and never enlarged', async () => {
  const { width, height, src, avif, webp } = await make('office.jpg', await plainPicture(2400, 1200).jpeg().toBuffer())
  assert.deepEqual([width, height], [2400, 1200])
  assert.deepEqual(widths(avif), [320, 640, 960, 1280, 1920])
  assert.deepEqual(widths(webp), widths(avif))
  for (const part of [...avif.split(', '), ...webp.split(', ')]) {
    const { format, width: own } = await metadata(part)
    assert.equal(format, part.includes('.avif') ? 'heif' : 'webp')
    assert.equal(`${own}w`, part.split(' ')[1])
  }
  assert.deepEqual([(await metadata(src)).format, (await metadata(src)).width], ['jpeg', 1280])
})

test('a small picture keeps its width and its transparency', async () => {
  const { src, avif, webp } = await make('logo.png', await noisePicture(90, 40, true).png().toBuffer())
  assert.deepEqual(widths(avif), [90])
  for (const address of [src, avif, webp]) {
    const { hasAlpha, width, height } = await metadata(address)
    assert.deepEqual({ hasAlpha, width, height }, { hasAlpha: true, width: 90, height: 40 })
  }
})

test('a rotated photo is turned upright, without location and camera metadata', async () => {
  const sideways = await plainPicture(80, 40)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Model: 'Camera' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()
  assert.ok((await sharp(sideways).metadata()).exif, 'the source has EXIF')
  const { width, height, src, avif, webp } = await make('office.jpg', sideways)
  assert.deepEqual([width, height], [40, 80])
  for (const address of [src, avif, webp]) {
    const { exif, orientation, icc, width: shown } = await metadata(address)
    assert.deepEqual(
      { exif, orientation, icc, shown },
      { exif: undefined, orientation: undefined, icc: undefined, shown: 40 },
    )
  }
})

test('an unchanged picture is not encoded again, and unused files are deleted', async () => {
  const photo = await noisePicture(64, 32).jpeg().toBuffer()
  const { avif } = await make('office.jpg', photo)
  const file = join(folders.to, basename(avif.split(' ')[0] ?? ''))
  const { mtimeMs } = await stat(file)
  assert.equal((await make('office.jpg', photo)).avif, avif)
  assert.equal((await stat(file)).mtimeMs, mtimeMs)

  assert.notEqual((await make('office.jpg', await noisePicture(64, 32).jpeg().toBuffer())).avif, avif)
  assert.equal((await readdir(folders.to)).length, 3)
})

test('a file that is not a picture fails the build with its name', async () => {
  await assert.rejects(
    make('office.jpg', Buffer.from('no')),
    /content\/images\/office\.jpg is not a picture, or is damaged/,
  )
})

test('files are published under their own names, and removed when their source is removed', async () => {
  const { from, to } = folders
  await publishFiles(join(root, 'nothing'), to)
  await assert.rejects(readdir(to), /ENOENT/)
  for (const name of ['manual.pdf', 'app.apk', '.DS_Store']) await writeFile(join(from, name), name)
  await publishFiles(from, to)
  assert.deepEqual((await readdir(to)).sort(), ['app.apk', 'manual.pdf'])
  await rm(join(from, 'app.apk'))
  await publishFiles(from, to)
  assert.deepEqual(await readdir(to), ['manual.pdf'])
})
