import { defineConfig } from 'html-validate'

export default defineConfig({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React serialises HTML this way; browsers parse it the same.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    // Ids contain editors' words: they may start with a digit or have any letter (HTML, 3.2.6).
    'valid-id': ['error', { relaxed: true }],
    // The rule ignores the attribute `form`, which assigns a control to its form.
    'form-dup-name': 'off',
    // The list of phone numbers opens before hydration; the first script queues clicks on a `button`.
    'prefer-button': 'off',
    // Titles combine the names of company and page, which the schema limits.
    'long-title': 'off',
    // A class prevents line breaks in phone numbers, which are content.
    'tel-non-breaking': 'off',
  },
})
