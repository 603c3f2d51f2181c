import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { noisePicture, plainPicture } from '../fixtures/sample-pictures'
import { uploadProblems } from './check-uploads'

/** Messages about the file `name` with `bytes` (null: no such file), to which the content field `field` refers. */
async function messages(field: 'photo' | 'image' | 'download', name: string, bytes: string | Buffer | null) {
  const dir = await mkdtemp(join(tmpdir(), 'uploads-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  const folder = join(dir, field === 'download' ? 'files' : 'images')
  await mkdir(folder)
  await writeFile(join(folder, '.DS_Store'), 'not ours')
  if (bytes !== null) await writeFile(join(folder, name), bytes)
  const found = await uploadProblems({ home: { [field]: { file: name } } }, dir)
  return Object.values(found)
    .flat()
    .map(({ message }) => message)
}

const png = await noisePicture(760, 120, true).png().toBuffer()
const jpg = await noisePicture(640, 240).jpeg().toBuffer()
/** Bytes of a single-colour picture. */
const picture = (width: number, height: number, format: 'png' | 'jpeg') =>
  plainPicture(width, height).toFormat(format).toBuffer()
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n')

const apk = Buffer.from('PK\x03\x04 AndroidManifest.xml PK\x05\x06')
const notPdf = 'is not a PDF, or is damaged: save it again'
const notApk = 'is not an Android app (APK), or is damaged: save it again'

const cases: [field: 'photo' | 'image' | 'download', name: string, bytes: string | Buffer | null, ...says: string[]][] =
  [
    ['photo', 'a.png', png],
    ['photo', 'missing.png', null, 'content/images/missing.png does not exist'],
    ['photo', 'no-picture.png', 'no', 'is not a picture, or is damaged: save it again'],
    ['photo', 'cut-off.jpg', jpg.subarray(0, 5000), 'is not a picture, or is damaged: save it again'],
    ['photo', 'jpeg.png', jpg, 'is a JPG picture with a wrong ending: export it as PNG'],
    ['photo', 'many-bytes.jpg', Buffer.concat([jpg, Buffer.alloc(20_000_000)]), 'has 21 MB: save it with at most'],
    ['photo', 'small.png', await picture(160, 48, 'png'), 'small.png is 160 × 48 pixels, too small to print sharp'],
    ['photo', 'phone.heic', 'heic', 'must be a JPEG or PNG picture named in small letters'],
    ['photo', 'Logo.PNG', png, 'must be a JPEG or PNG picture named in small letters'],
    ['image', 'a.jpg', jpg],
    ['image', 'small.jpg', await picture(320, 200, 'jpeg'), 'small.jpg is 320 × 200 pixels, too small to be sharp'],
    ['image', 'upright.jpg', await picture(900, 1600, 'jpeg'), 'upright.jpg is 900 × 1600 pixels, too tall'],
    ['download', 'a.pdf', pdf],
    ['download', 'a.apk', apk],
    ['download', 'missing.pdf', null, 'content/files/missing.pdf does not exist'],
    ['download', 'app.pdf', apk, notPdf],
    ['download', 'cut-off.pdf', pdf.subarray(0, 15), notPdf],
    ['download', 'letter.apk', Buffer.from('PK\x03\x04 letter.docx PK\x05\x06'), notApk],
    ['download', 'cut-off.apk', apk.subarray(0, -4), notApk],
    ['download', 'heavy.pdf', Buffer.concat([pdf, Buffer.alloc(25_000_000)]), 'has 26 MB: save it with at most 25 MB'],
    ['download', 'app-1.2.apk', apk, 'must be a PDF or an Android app named in small letters'],
  ]
for (const [field, name, bytes, ...says] of cases)
  test(`${field} ${name}: ${says[0] ?? 'no problem'}`, async () =>
    expect(await messages(field, name, bytes)).toEqual(says.map((message) => expect.stringContaining(message))))
