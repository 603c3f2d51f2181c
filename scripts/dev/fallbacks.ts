import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { siteFonts } from '../assets/font-list'
import { copyChanged } from './copy-changed'

/**
 * After a clone, the generated files that pages read do not exist yet. This puts the unchecked content, uncut fonts and
 * an empty list of pictures into `.made`, so that Next can compile the first page, the slowest step, during the first
 * check. Keeps existing files. No page is shown before the check has ended (scripts/dev.ts).
 */
export function writeFallbacks(root: string): void {
  const made = join(root, '.made')
  const [content, fonts, pictures] = [join(made, 'content'), join(made, 'fonts'), join(made, 'pictures.json')]
  if (!existsSync(content)) copyChanged(join(root, 'content'), content)
  mkdirSync(fonts, { recursive: true })
  for (const { name, from } of siteFonts)
    if (!existsSync(join(fonts, name))) copyFileSync(join(root, 'node_modules', from), join(fonts, name))
  if (!existsSync(pictures)) writeFileSync(pictures, '{}')
}
