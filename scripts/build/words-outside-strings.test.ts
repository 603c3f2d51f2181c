import { expect, test } from 'vitest'

import { wordsOutsideStrings } from './words-outside-strings'

test('finds words of comments, names and keywords, not those of strings and of @apply', () => {
  const code = `
    import { table } from './collapse'
    // A visible blur behind the container, with print:hidden and print:p-0.5; a grid of bg-shade.
    element.style.transform = \`translate(\${x}) fixed\`
    export static const Box = () => <ul className={wide ? 'grid hover:underline' : "flex"} />
  `
  const sheet = '.box { transition: none; @apply bg-shade; }'
  const words = wordsOutsideStrings(
    new Map([
      ['box.tsx', code],
      ['box.css', sheet],
    ]),
  )
  expect(words).toEqual(
    expect.arrayContaining([
      'table',
      'collapse',
      'visible',
      'blur',
      'container',
      'print:hidden',
      'print:p-0.5',
      'transform',
      'static',
    ]),
  )
  for (const word of ['grid', 'flex', 'fixed', 'bg-shade', 'transition']) expect(words).not.toContain(word)
})
