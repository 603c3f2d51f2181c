import { calculatorsSchema } from '@/content/schema'

import type { FieldProblem } from '../calculators/field-checks'
import { checkDepreciation } from '../calculators/depreciation'
import { checkInterest } from '../calculators/savings-interest'
import type { Kind } from '../calculators/kinds'
import { checkProvision } from '../calculators/provision'
import { samplesOf } from '../calculators/sample-fields'
import { interpolate } from '../interpolate'
import { localise } from './localise'
import type { ContentPath, Problem } from './content-schema'
import { at } from './walk-content'

/** Maps a field of a calculator to the path inside its sample: `day-2` to `movements[1].day`. */
const contentPathOf = (field: string): ContentPath => {
  const [name = '', row] = field.split('-')
  return row ? [name === 'principal' || name === 'rate' ? 'classes' : 'movements', Number(row) - 1, name] : [field]
}

/** Problems of valid content's sample figures; `held`, which both provision samples share, is reported once. */
export function calculatorProblems(raw: unknown): Problem[] {
  const { data } = calculatorsSchema.safeParse(at(raw, 'calculators'))
  if (!data) return []
  const { interest, provision, depreciation, wrong } = localise(data, 'en')
  const [four, three] = samplesOf.provision(provision)
  const problemsAt = (kind: Kind, sampleKey: string, problems: FieldProblem[] = []) =>
    problems.map(({ field, code, values }) => ({
      path: ['calculators', kind, ...(field === 'held' ? [] : [sampleKey]), ...contentPathOf(field)],
      message: interpolate(wrong[code], values),
    }))
  return [
    ...problemsAt('interest', 'sample', checkInterest(samplesOf.interest(interest)[0]!).problems),
    ...problemsAt('provision', 'four', checkProvision(four!).problems),
    ...problemsAt('provision', 'three', checkProvision({ ...three, held: '0' }).problems),
    ...problemsAt('depreciation', 'sample', checkDepreciation(samplesOf.depreciation(depreciation)[0]!).problems),
  ]
}
