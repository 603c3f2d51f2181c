import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { siteFonts } from '../assets/font-list'
import { copyChanged } from './copy-changed'

/**
 * After a clone nothing is made yet that pages read. So that Next need not wait for the first check before it compiles the
 * first page, which takes longest, this puts the content as it stands, whole fonts and a list without pictures in `.made`.
 * What was made before stays. No page is shown before the check has ended (scripts/dev.ts).
 */
export function makeDo(root: string): void {
  const made = join(root, '.made')
  const [content, fonts, pictures] = [join(made, 'content'), join(made, 'fonts'), join(made, 'pictures.json')]
  if (!existsSync(content)) copyChanged(join(root, 'content'), content)
  mkdirSync(fonts, { recursive: true })
  for (const { name, from } of siteFonts)
    if (!existsSync(join(fonts, name))) copyFileSync(join(root, 'node_modules', from), join(fonts, name))
  if (!existsSync(pictures)) writeFileSync(pictures, '{}')
}
