import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Text, and what is not compressed already: icons hold bare pixels. */
const COMPRESSIBLE = /\.(html|css|js|txt|svg|xml|json|webmanifest|ico)$/

const encoders = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
}

/**
 * Writes `.br` and `.gz` beside every file below `out` that they make smaller, unless they stand there since its last
 * change; the same bytes each time.
 */
export async function precompress(out: string): Promise<void> {
  const entries = readdirSync(out, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
  const paths = files.map(({ parentPath, name }) => join(parentPath, name))
  // Next writes the data of each page under two names.
  const groups = new Map<string, string[]>()
  for (const file of paths) {
    if (await hasCopies(file)) continue
    const digest = createHash('sha256')
      .update(await readFile(file))
      .digest('hex')
    groups.set(digest, [...(groups.get(digest) ?? []), file])
  }
  const waiting = groups.values()
  // Zlib works on threads of its own: a few files at a time keep them busy, all at once would fill the memory.
  const worker = async () => {
    for (const equal of waiting) await compressEqual(equal)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
}

const changed = async (file: string) => (await stat(file).catch(() => undefined))?.mtimeMs ?? -Infinity

async function hasCopies(file: string) {
  const since = await changed(file)
  return (await Promise.all(Object.keys(encoders).map((end) => changed(`${file}.${end}`)))).every(
    (time) => time >= since,
  )
}

/** Compresses files of one content once. */
async function compressEqual(files: readonly string[]) {
  const content = await readFile(files[0]!)
  for (const [end, encode] of Object.entries(encoders)) {
    const encoded = await encode(content)
    for (const file of files)
      if (encoded.length < content.length) await writeFile(`${file}.${end}`, encoded)
      // A copy from an earlier run would be served in place of the file.
      else await rm(`${file}.${end}`, { force: true })
  }
}
