import assert from 'node:assert/strict'
import { test } from 'vitest'

import fc from 'fast-check'

import content from '../../content/enquiry-form'
import { localise } from '../../lib/content/localise'
import { enquiryFields, enquirySchema, type Enquiry } from '../../lib/enquiry/schema'

import { enquiryFills } from './fills'

const FILLS = 500
const schema = enquirySchema(localise(content, 'en'))

test(`${FILLS} random fills get the messages that the specification gives`, () => {
  let wrong = 0
  let right = 0
  const verdicts = fc.property(enquiryFills, (fill) => {
    const values = Object.fromEntries(enquiryFields.map((field) => [field, fill[field].value])) as Enquiry
    const issues = schema.safeParse(values).error?.issues ?? []
    for (const field of enquiryFields) {
      const message = issues.find(({ path }) => path[0] === field)?.message ?? ''
      assert.equal(message, fill[field].message, field)
      if (message) wrong += 1
      else right += 1
    }
  })
  fc.assert(verdicts, { numRuns: FILLS, seed: 20051 })
  // Both results must be frequent, or the test would prove little.
  assert.ok(wrong > FILLS && right > FILLS, `${wrong} wrong, ${right} right values`)
})
