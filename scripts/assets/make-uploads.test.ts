import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'

import type { PictureFiles } from '@/lib/content/pictures'

import { noisePicture, plainPicture } from '../fixtures/sample-pictures'
import { makePictures, publishFiles } from './make-uploads'

const root = await mkdtemp(join(tmpdir(), 'pictures-'))
afterAll(() => rm(root, { recursive: true }))
const paths = { from: join(root, 'content'), to: join(root, 'images'), list: join(root, 'list.json') }

beforeEach(async () => {
  await rm(root, { recursive: true, force: true })
  await mkdir(paths.from, { recursive: true })
})

/** Saves `bytes` as a picture and converts it; returns the picture's entry in the list. */
async function convert(name: string, bytes: Buffer): Promise<PictureFiles> {
  await writeFile(join(paths.from, name), bytes)
  await makePictures(paths)
  return JSON.parse(await readFile(paths.list, 'utf8'))[name]
}

const publishedFile = (addressOrCandidate: string) => join(paths.to, basename(addressOrCandidate.split(' ')[0] ?? ''))
const metadata = async (addressOrCandidate: string) =>
  sharp(await readFile(publishedFile(addressOrCandidate))).metadata()
const widths = (srcset: string) => srcset.split(', ').map((candidate) => Number(/ (\d+)w$/.exec(candidate)?.[1]))

test('a photo of 2400 px is converted to five widths in AVIF and WebP, and to a JPEG of 1280 px', async () => {
  const { width, height, src, avif, webp } = await convert('a.jpg', await plainPicture(2400, 1200).jpeg().toBuffer())
  expect([width, height]).toEqual([2400, 1200])
  expect(widths(avif)).toEqual([320, 640, 960, 1280, 1920])
  expect(widths(webp)).toEqual(widths(avif))
  for (const candidate of [...avif.split(', '), ...webp.split(', ')]) {
    const format = candidate.includes('.avif') ? 'heif' : 'webp' // sharp reports AVIF as HEIF.
    expect(await metadata(candidate)).toMatchObject({ format, width: widths(candidate)[0] })
  }
  expect(await metadata(src)).toMatchObject({ format: 'jpeg', width: 1280 })
})

test('a picture narrower than every output width is converted at its own size and stays transparent', async () => {
  const { src, avif, webp } = await convert('logo.png', await noisePicture(90, 40, true).png().toBuffer())
  expect(widths(avif)).toEqual([90])
  for (const candidate of [src, avif, webp])
    expect(await metadata(candidate)).toMatchObject({ hasAlpha: true, width: 90, height: 40 })
})

test('a photo with an EXIF rotation is saved upright, without location, camera and colour metadata', async () => {
  const sideways = await plainPicture(80, 40)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Model: 'Camera' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()
  expect((await sharp(sideways).metadata()).exif).toBeDefined()
  const { width, height, src, avif, webp } = await convert('a.jpg', sideways)
  expect([width, height]).toEqual([40, 80])
  for (const candidate of [src, avif, webp]) {
    const { exif, orientation, icc, width: outputWidth } = await metadata(candidate)
    expect([exif, orientation, icc, outputWidth]).toEqual([undefined, undefined, undefined, 40])
  }
})

test('an unchanged picture is not encoded again; the files of a changed picture are replaced', async () => {
  const photo = await noisePicture(64, 32).jpeg().toBuffer()
  const { avif } = await convert('a.jpg', photo)
  const { mtimeMs } = await stat(publishedFile(avif))
  expect((await convert('a.jpg', photo)).avif).toBe(avif)
  expect((await stat(publishedFile(avif))).mtimeMs).toBe(mtimeMs)

  expect((await convert('a.jpg', await noisePicture(64, 32).jpeg().toBuffer())).avif).not.toBe(avif)
  expect(await readdir(paths.to)).toHaveLength(3)
})

test('makePictures rejects a file that is not a picture, and names the file', () =>
  expect(convert('a.jpg', Buffer.from('no'))).rejects.toThrow('content/images/a.jpg is not a picture, or is'))

/** Files that macOS, Windows, Office, programs and browsers leave in a folder. */
const SYSTEM_FILES = [
  '.DS_Store',
  '._manual.pdf',
  'Thumbs.db',
  'Desktop.ini',
  '~$manual.docx',
  'a.tmp',
  'a.pdf.crdownload',
]

test('system files are neither converted nor published; a copy whose source was deleted is deleted', async () => {
  const { from, to } = paths
  for (const name of SYSTEM_FILES) await writeFile(join(from, name), name)
  await makePictures(paths)
  expect(JSON.parse(await readFile(paths.list, 'utf8'))).toEqual({})
  await publishFiles(join(root, 'nothing'), to)
  for (const name of ['manual.pdf', 'app.apk']) await writeFile(join(from, name), name)
  await publishFiles(from, to)
  expect((await readdir(to)).sort()).toEqual(['app.apk', 'manual.pdf'])
  await rm(join(from, 'app.apk'))
  await publishFiles(from, to)
  expect(await readdir(to)).toEqual(['manual.pdf'])
})
