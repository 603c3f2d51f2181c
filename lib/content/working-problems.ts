import { workingsSchema } from '@/content/schema'

import { interpolate } from '../interpolate'
import type { Kind } from '../workings/fields'
import { check } from '../workings/check'
import { sampleBook, sampleFields } from '../workings/sample'
import { localise } from './localise'
import { at, type Problem } from './problems'
import type { ContentPath } from './model'

/** The place in content of a field of a working: `movement-2-day` is `movements[2].day`. */
const placeOf = (field: string): ContentPath => {
  const [, list, row, part] = /^(movement|class)-(\d+)-(\w+)$/.exec(field) ?? []
  return list && part ? [list === 'class' ? 'classes' : 'movements', Number(row) - 1, part] : [field]
}

/** Sample figures that their working would refuse; nothing while the file has other problems. */
export function workingProblems(raw: unknown): Problem[] {
  const { data } = workingsSchema.safeParse(at(raw, 'workings'))
  if (!data) return []
  const words = localise(data, 'en')
  const wrong = <Name extends Kind>(kind: Name, fields: Parameters<(typeof check)[Name]>[0], base: ContentPath) =>
    (check[kind](fields as never).problems ?? []).map(({ field, problem, values }) => ({
      path: ['workings', kind, ...(field === 'held' ? [] : base), ...placeOf(field)],
      message: interpolate(words.wrong[problem], values),
    }))
  return [
    ...wrong('interest', sampleFields.interest(words), ['sample']),
    ...wrong('provision', sampleBook(words, 'three'), ['three']),
    ...wrong('provision', { ...sampleBook(words, 'four'), held: '0' }, ['four']),
    ...wrong('depreciation', sampleFields.depreciation(words), ['sample']),
  ]
}
