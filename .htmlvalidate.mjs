import { defineConfig } from 'html-validate'

export default defineConfig({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes HTML this way; browsers read it alike.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    // Ids are made of editors' words, so they may begin with a digit or hold any letter, as HTML allows (3.2.6).
    'valid-id': ['error', { relaxed: true }],
    // A field joins its form by the attribute `form`, which the rule does not know.
    'form-dup-name': 'off',
    // The list of telephone numbers opens before the scripts, which hold back presses of a `button`.
    'prefer-button': 'off',
    // Titles are made of the names of company and page, whose lengths content limits.
    'long-title': 'off',
    // Phone numbers are content; where they must not break, a class prevents it.
    'tel-non-breaking': 'off',
  },
})
