import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { formatHeaderRules } from './header-rules'
import { nginxFile } from './nginx-file'
import { precompress } from './precompress'
import { headerRules } from './headers'
import { vercelFile } from './vercel-file'

/** One page of the export. */
export interface ExportedPage {
  /** Its address, e.g. `/products/micos`; `/404` for the error page. */
  path: string
  /** Its Content-Security-Policy as sent by a host, with `frame-ancestors`. */
  policy: string
}

/**
 * Writes what hosts need beside the pages of the export in the folder `out`: `_headers`, `vercel.json`, `nginx.conf` and
 * compressed copies. They lie in the export because each release needs its own: the policies name its scripts by hash.
 * Throws where a host's limit is passed.
 */
export async function writeHosting(out: string, pages: readonly ExportedPage[]): Promise<void> {
  const rules = headerRules(pages)
  await precompress(out)
  await writeFile(join(out, '_headers'), formatHeaderRules(rules))
  await writeFile(join(out, 'vercel.json'), vercelFile(rules))
  await writeFile(join(out, 'nginx.conf'), nginxFile(pages))
}
