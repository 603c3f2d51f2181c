import { readdirSync } from 'node:fs'
import { rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { apacheFile } from './apache-file'
import { formatHeaderRules } from './header-rules'
import { headerRules } from './headers'
import { nginxFile } from './nginx-file'
import { precompress } from './precompress'

/**
 * Writes the files that hosts need into the export in the folder `out`, and compressed copies. Each release needs its
 * own, since the policy contains the hashes of its scripts and styles. Removes empty folders, which some ways of
 * uploading lose.
 */
export async function writeHosting(out: string, policy: string): Promise<void> {
  const rules = headerRules(policy)
  // Vercel's patterns have `(.*)` for the star, and the last of equal headers counts.
  const headers = rules.map(({ path, headers }) => ({
    source: path.replaceAll('*', '(.*)'),
    headers: headers.map(([key, value]) => ({ key, value })),
  }))
  await precompress(out)
  await writeFile(join(out, '_headers'), formatHeaderRules(rules))
  await writeFile(join(out, 'vercel.json'), JSON.stringify({ cleanUrls: true, trailingSlash: false, headers }, null, 2))
  await writeFile(join(out, 'nginx.conf'), nginxFile(rules))
  await writeFile(join(out, '.htaccess'), apacheFile(rules))
  // GitHub Pages would otherwise leave out names that begin with `_`.
  await writeFile(join(out, '.nojekyll'), '')
  const folders = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory())
  for (const { parentPath, name } of folders.reverse())
    if (readdirSync(join(parentPath, name)).length === 0) await rmdir(join(parentPath, name))
}
