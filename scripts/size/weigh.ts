import file from '@size-limit/file'
import sizeLimit from 'size-limit'
import { z } from 'zod'

const sizesSchema = z.array(z.object({ size: z.number() }))

/** Sizes of files as a host sends them (brotli 11), in bytes, in the order of `files`. */
export async function weigh(files: readonly string[]): Promise<number[]> {
  const checks = files.map((path) => ({ files: [path] }))
  return sizesSchema.parse(await sizeLimit(file, { checks })).map(({ size }) => size)
}
