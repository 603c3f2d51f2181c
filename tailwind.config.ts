import { readFileSync } from 'node:fs'

import type { Config } from 'tailwindcss'
import { globSync } from 'tinyglobby'

import { breakpoints } from './lib/theme/breakpoints'
import { colours } from './lib/theme/colours'
import { wordsOutsideStrings } from './scripts/build/words-outside-strings'

/** Files whose classes the styles have. */
const sources = [
  './app/**/*.tsx',
  './components/**/*.{ts,tsx}',
  '!./components/**/*.test.ts',
  '!./components/share-image/**',
]

function readTexts() {
  const paths = globSync([...sources, './{app,components}/**/*.css'])
  return new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]))
}

/** Design tokens of the site; `colors` replaces Tailwind's palette. */
const config: Config = {
  content: sources,
  // Only in the build: a development server would not see a blocked word become a class.
  blocklist: process.env.NODE_ENV === 'production' ? wordsOutsideStrings(readTexts()) : [],
  theme: {
    screens: breakpoints,
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...colours,
      // Stronger for readers who prefer more contrast (app/globals.css).
      rule: 'var(--rule)',
      margin: 'var(--margin)',
    },
    // The two variables without more contrast.
    normalContrast: { rule: colours.rule, margin: colours.margin },
    fontFamily: {
      // Never seen: `body` sets `text`. Tailwind's own lists of fonts would be in the styles of all pages.
      sans: 'sans-serif',
      mono: 'monospace',
      heading: ['var(--font-eczar)', 'var(--font-eczar-nepali, Georgia)', 'serif'],
      typed: ['mukta-typed', 'var(--font-mukta)', 'mukta-devanagari', 'sans-serif'],
      text: ['var(--font-mukta)', 'var(--font-mukta-nepali)', 'sans-serif'],
    },
    fontSize: {
      // Texts of a mock screen; its labels and notes.
      screen: ['var(--mock-screen, 0.875rem)', '1.45'],
      'screen-note': 'var(--mock-screen-note, 0.8125rem)',
      xs: ['0.875rem', '1.45'],
      sm: ['1rem', '1.5'],
      base: ['1.125rem', '1.6'],
      lg: ['1.25rem', '1.55'],
      h4: ['1.25rem', 'var(--leading, 1.25)'],
      h3: ['clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem)', 'var(--leading, 1.25)'],
      // The vw limit fits headings on a phone at any font size of the reader.
      h2: ['min(1rem + 2.5vw, 2.625rem, 10vw)', 'var(--leading, 1.15)'],
      h1: ['min(clamp(2.25rem, 1.6rem + 2.6vw, 3.75rem), 11.5vw)', 'var(--leading, 1.08)'],
      figure: ['clamp(2.75rem, 2rem + 3vw, 4rem)', '1'],
    },
    extend: {
      // About 65 characters. Not in `ch`: a fallback font's is narrower, and the font swap would rewrap paragraphs.
      maxWidth: { text: '36.1em' },
      borderRadius: { DEFAULT: '3px', md: '4px', lg: '6px' },
    },
  },
}

export default config
