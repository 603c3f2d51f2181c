import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { formatHeaderRules } from './header-rules'
import { headerRules } from './headers'
import { nginxFile } from './nginx-file'
import { precompress } from './precompress'
import { vercelFile } from './vercel-file'

/**
 * Writes the files that hosts need into the export in the folder `out`: `_headers`, `vercel.json`, `nginx.conf` and
 * compressed copies. Each release needs its own, since the policy contains the hashes of its scripts and styles.
 */
export async function writeHosting(out: string, policy: string): Promise<void> {
  const rules = headerRules(policy)
  await precompress(out)
  await writeFile(join(out, '_headers'), formatHeaderRules(rules))
  await writeFile(join(out, 'vercel.json'), vercelFile(rules))
  await writeFile(join(out, 'nginx.conf'), nginxFile(policy))
}
