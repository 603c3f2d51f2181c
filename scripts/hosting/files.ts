import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { formatHeaderRules } from './header-rules'
import { headerRules, type PagePolicy } from './headers'
import { nginxFile } from './nginx-file'
import { precompress } from './precompress'
import { vercelFile } from './vercel-file'

/**
 * Writes the files that hosts need into the export in the folder `out`: `_headers`, `vercel.json`, `nginx.conf` and
 * compressed copies. Each release needs its own, since the policies contain the hashes of its scripts. Throws where a
 * host's limit is exceeded.
 */
export async function writeHosting(out: string, pages: readonly PagePolicy[]): Promise<void> {
  const rules = headerRules(pages)
  await precompress(out)
  await writeFile(join(out, '_headers'), formatHeaderRules(rules))
  await writeFile(join(out, 'vercel.json'), vercelFile(rules))
  await writeFile(join(out, 'nginx.conf'), nginxFile(pages))
}
