import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Text files, and icons, whose pixels are not compressed. */
const COMPRESSIBLE = /\.(html|css|js|txt|svg|xml|json|webmanifest|ico)$/

const encoders = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
}

/** Writes `.br` and `.gz` copies of every file below `out` that they make smaller; the bytes are the same each time. */
export async function precompress(out: string): Promise<void> {
  const entries = readdirSync(out, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
  // Next writes the data of each page to two files.
  const groups = new Map<string, string[]>()
  for (const file of files.map(({ parentPath, name }) => join(parentPath, name))) {
    const digest = createHash('sha256')
      .update(await readFile(file))
      .digest('hex')
    groups.set(digest, [...(groups.get(digest) ?? []), file])
  }
  const waiting = groups.values()
  // Zlib has its own threads: a few files at a time keep them busy, all at once would fill the memory.
  const worker = async () => {
    for (const equal of waiting) await compressEqual(equal)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
}

/** Compresses files with the same content only once. */
async function compressEqual(files: readonly string[]) {
  const content = await readFile(files[0]!)
  for (const [end, encode] of Object.entries(encoders)) {
    const encoded = await encode(content)
    if (encoded.length < content.length) for (const file of files) await writeFile(`${file}.${end}`, encoded)
  }
}
