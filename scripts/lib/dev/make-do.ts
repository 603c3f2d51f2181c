import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { siteFonts } from '../site-fonts'
import { copyChanged } from './copy-changed'

export function makeDo(root: string): void {
  const made = join(root, '.made')
  if (!existsSync(join(made, 'content'))) copyChanged(join(root, 'content'), join(made, 'content'))
  mkdirSync(join(made, 'fonts'), { recursive: true })
  for (const { name, from } of siteFonts)
    if (!existsSync(join(made, 'fonts', name)))
      copyFileSync(join(root, 'node_modules', from), join(made, 'fonts', name))
  if (!existsSync(join(made, 'pictures.json'))) writeFileSync(join(made, 'pictures.json'), '{}')
}
