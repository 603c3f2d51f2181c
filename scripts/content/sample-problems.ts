import type { Form } from '@/components/calculators/common/calculator'
import { messageOf } from '@/components/calculators/common/field-checks'
import { calculatorKinds } from '@/content/schema'
import type { Problem } from '@/lib/content/content-schema'
import { localise } from '@/lib/content/localise'
import type { Content } from '@/lib/content/parse-content'
import { valueAt } from '@/lib/content/walk-content'

const forms = await Promise.all(
  calculatorKinds.map(async (kind) => {
    const { form } = (await import(`../../components/calculators/${kind}/${kind}`)) as { form: Form }
    return { kind, form }
  }),
)

/** Sample figures from which a calculator works out nothing; a field of a row has its name in the message. */
export function sampleProblems(content: Content): Problem[] {
  const { calculators } = localise(content, 'en')
  return forms.flatMap(({ kind, form }) =>
    form.samplesOf(calculators[kind]).flatMap((fields): Problem[] =>
      (form.check(fields).problems ?? []).map((problem) => {
        const path = [kind, 'sample', problem.field]
        const message = messageOf('en', calculators.shared, calculators[kind], problem)
        const isOwnField = valueAt(calculators, ...path) !== undefined
        return isOwnField
          ? { path: ['calculators', ...path], message }
          : { path: ['calculators', kind], message: `the sample's ${problem.field}: ${message}` }
      }),
    ),
  )
}
