import { defineConfig } from 'html-validate'

export default defineConfig({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes: the browser reads the same.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    // Those of the libraries are known by their hash, any other one fails the build (scripts/export/finish-page.ts).
    'no-inline-style': 'off',
    // Parts of a page are named by an editor's words: a first digit is right, and so is any letter (HTML, 3.2.6).
    'valid-id': ['error', { relaxed: true }],
    // The names of company and page are content with limits of their own; search engines cut what they have no room for.
    'long-title': 'off',
    // Numbers are content; where they must not break, a class says so.
    'tel-non-breaking': 'off',
  },
})
