import assert from 'node:assert/strict'
import { test } from 'vitest'

import { copyContent } from './fixture'

const page = 'content/downloads/offered.ts'

/** The parts of an archive that tell what it contains. */
function archive(file: string) {
  const content = Buffer.from('PK\x03\x04 what is in it')
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06')
  end.writeUInt32LE(content.length, 16)
  return Buffer.concat([content, Buffer.from(`PK\x01\x02 ${file}`), end])
}

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n')
const apk = archive('AndroidManifest.xml')

/** Content with a download that offers `file`. */
async function withDownload(
  t: Parameters<typeof copyContent>[0],
  file: string,
  heading = 'The file',
  ne = 'फाइल लिनुहोस्',
) {
  const fixture = await copyContent(t)
  const text = 'What is in the file that visitors can take with them, in as many words as search engines show.'
  const texts = `{ en: '${text}', ne: 'आगन्तुकले फाइलमा के पाउँछन् भन्ने कुरा, खोजी गर्ने साइटले देखाउने जति शब्दमा यहाँ लेखिएको छ।' }`
  await fixture.write(
    page,
    `import type { DownloadInput } from '../schema'\n\nexport default { pageName: { en: 'Offered', ne: 'फाइल' }, heading: { en: '${heading}', ne: '${ne}' }, description: ${texts},
  text: ${texts},
  file: '${file}',
  weave: { motif: ['0123', '1230', '2301', '3012'], threads: ['#F6EFE0', '#234E3A', '#E9A227', '#16213A'] } } satisfies DownloadInput\n`,
  )
  await fixture.edit('content/downloads/index.ts', /^/, "import offered from './offered'\n")
  await fixture.edit('content/downloads/index.ts', /,? \}\s*$/, ', offered }\n')
  return fixture
}

const files: { name: string; file: string; bytes: Buffer; says?: string }[] = [
  { name: 'PDF', file: 'manual.pdf', bytes: pdf },
  { name: 'app', file: 'app.apk', bytes: apk },
  {
    name: 'not a PDF',
    file: 'manual.pdf',
    bytes: apk,
    says: 'is not a PDF, or is damaged: save it again',
  },
  {
    name: 'PDF that was cut off',
    file: 'manual.pdf',
    bytes: pdf.subarray(0, 15),
    says: 'is not a PDF, or is damaged: save it again',
  },
  {
    name: 'archive that is no app',
    file: 'app.apk',
    bytes: archive('letter.docx'),
    says: 'is not an Android app (APK), or is damaged: save it again',
  },
  {
    name: 'app that was cut off',
    file: 'app.apk',
    bytes: apk.subarray(0, -22),
    says: 'is not an Android app (APK), or is damaged: save it again',
  },
  {
    name: 'too heavy',
    file: 'manual.pdf',
    bytes: Buffer.concat([pdf, Buffer.alloc(25_000_000)]),
    says: 'has 26 MB: save it with at most 25 MB',
  },
]

for (const { name, file, bytes, says } of files)
  test(`download: ${name}`, async (t) => {
    const fixture = await withDownload(t, file)
    await fixture.write(`content/files/${file}`, bytes)
    assert.deepEqual(await fixture.check(), says ? [`content/files/${file}:1  ${says}`] : [])
  })

test('download: missing file', async (t) => {
  const fixture = await withDownload(t, 'manual.pdf')
  const message = 'content/files/manual.pdf does not exist: add the file there'
  assert.deepEqual(await fixture.check(), [`${page}:5  file  ${message}`])
})

test('download: a file that no page offers, or with a name that addresses cannot contain', async (t) => {
  const fixture = await withDownload(t, 'manual.pdf')
  await fixture.write('content/files/.DS_Store', 'not ours')
  for (const name of ['Manual 2.PDF', 'app-1.2.apk', 'old.pdf', 'manual.pdf'])
    await fixture.write(`content/files/${name}`, pdf)
  const rename = 'file names use small letters, digits and hyphens and end in .pdf or .apk: rename it'
  assert.deepEqual(await fixture.check(), [
    `content/files/Manual 2.PDF:1  ${rename}`,
    `content/files/app-1.2.apk:1  ${rename}`,
    'content/files/old.pdf:1  is offered nowhere: name it in a file of content/downloads, or take it away',
  ])
})

test('download: a page that says "soon" although the file exists', async (t) => {
  const fixture = await withDownload(t, 'manual.pdf', 'Coming soon', 'छिट्टै आउँदैछ')
  await fixture.write('content/files/manual.pdf', pdf)
  await fixture.edit(page, /text: \{ en: 'What/, "text: { en: 'Until then, call us. What")
  assert.deepEqual(await fixture.check(), [
    `${page}:3  heading.en  says "soon", but there is a file now: say what visitors get`,
    `${page}:3  heading.ne  says "छिट्टै", but there is a file now: say what visitors get`,
    `${page}:4  text.en  says "Until then", but there is a file now: say what visitors get`,
  ])
})
