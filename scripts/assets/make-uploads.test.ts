import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'

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

const fileOf = (address: string) => join(folders.to, basename(address.split(' ')[0] ?? ''))
const metadata = async (address: string) => sharp(await readFile(fileOf(address))).metadata()
const widths = (srcset: string) => srcset.split(', ').map((part) => Number(/ (\d+)w$/.exec(part)?.[1]))

test('a wide photo is generated in all widths and formats, and never enlarged', async () => {
  const { width, height, src, avif, webp } = await make('office.jpg', await plainPicture(2400, 1200).jpeg().toBuffer())
  expect([width, height]).toEqual([2400, 1200])
  expect(widths(avif)).toEqual([320, 640, 960, 1280, 1920])
  expect(widths(webp)).toEqual(widths(avif))
  for (const part of [...avif.split(', '), ...webp.split(', ')])
    expect(await metadata(part)).toMatchObject({
      format: part.includes('.avif') ? 'heif' : 'webp',
      width: widths(part)[0],
    })
  expect(await metadata(src)).toMatchObject({ format: 'jpeg', width: 1280 })
})

test('a small picture keeps its width and its transparency', async () => {
  const { src, avif, webp } = await make('logo.png', await noisePicture(90, 40, true).png().toBuffer())
  expect(widths(avif)).toEqual([90])
  for (const address of [src, avif, webp])
    expect(await metadata(address)).toMatchObject({ hasAlpha: true, width: 90, height: 40 })
})

test('a rotated photo is turned upright, without location and camera metadata', async () => {
  const sideways = await plainPicture(80, 40)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Model: 'Camera' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()
  expect((await sharp(sideways).metadata()).exif).toBeDefined()
  const { width, height, src, avif, webp } = await make('office.jpg', sideways)
  expect([width, height]).toEqual([40, 80])
  for (const address of [src, avif, webp]) {
    const { exif, orientation, icc, width: madeWidth } = await metadata(address)
    expect([exif, orientation, icc, madeWidth]).toEqual([undefined, undefined, undefined, 40])
  }
})

test('an unchanged picture is not encoded again, and unused files are deleted', async () => {
  const photo = await noisePicture(64, 32).jpeg().toBuffer()
  const { avif } = await make('office.jpg', photo)
  const { mtimeMs } = await stat(fileOf(avif))
  expect((await make('office.jpg', photo)).avif).toBe(avif)
  expect((await stat(fileOf(avif))).mtimeMs).toBe(mtimeMs)

  expect((await make('office.jpg', await noisePicture(64, 32).jpeg().toBuffer())).avif).not.toBe(avif)
  expect(await readdir(folders.to)).toHaveLength(3)
})

test('a file that is not a picture fails the build with its name', () =>
  expect(make('office.jpg', Buffer.from('no'))).rejects.toThrow('content/images/office.jpg is not a picture, or is'))

test('files are published under their own names, and removed when their source is removed', async () => {
  const { from, to } = folders
  await publishFiles(join(root, 'nothing'), to)
  for (const name of ['manual.pdf', 'app.apk', '.DS_Store']) await writeFile(join(from, name), name)
  await publishFiles(from, to)
  expect((await readdir(to)).sort()).toEqual(['app.apk', 'manual.pdf'])
  await rm(join(from, 'app.apk'))
  await publishFiles(from, to)
  expect(await readdir(to)).toEqual(['manual.pdf'])
})
