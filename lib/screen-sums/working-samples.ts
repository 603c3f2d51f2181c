import { calculatorsSchema, type CalculatorsData } from '@/content/schema'

import { localise, type Localised } from '../content/localise'
import { checkInterest } from '../calculators/interest'
import { checkProvision, provisionOf } from '../calculators/provision'
import { samplesOf } from '../calculators/sample'
import type { Drawn } from './drawn'

type SampleTexts = Localised<CalculatorsData>

/** Name under which rules see the sample of the interest working. */
export const INTEREST = 'calculators/interest'
/** Name under which rules see the sample of the provision working. */
export const PROVISION = 'calculators/provision'

type Table = Extract<Drawn, { kind: 'table' }>
type Column = Table['table']['columns'][number]

const rupees = (paisa: bigint) => Number(paisa) / 100
const amount = (id: string): Column => ({ id, head: id, format: 'amount', priority: 1 })
const words = (id: string): Column => ({ id, head: id, format: 'text', priority: 1 })
const sheet = (
  { title, caption }: { title: string; caption: string },
  parts: Pick<Table, 'table' | 'results'>,
): Table => ({
  kind: 'table',
  title,
  caption,
  facts: [],
  notes: [],
  actions: [],
  ...parts,
})

function interest(text: SampleTexts): Drawn | undefined {
  const { input } = checkInterest(samplesOf.interest(text.interest)[0]!)
  if (!input) return
  const entries = [{ day: 1, amount: input.opening }, ...input.movements]
  const rows = entries.map(({ day, amount }) => ({ cells: [day, rupees(amount)] }))
  const table: Table['table'] = { narrow: 'columns', columns: [amount('day'), amount('amount')], rows, totals: [] }
  return sheet(text.interest, { table, results: [] })
}

function provision(text: SampleTexts): Drawn | undefined {
  const { input } = checkProvision(samplesOf.provision(text.provision)[0]!)
  if (!input) return
  const { total, difference } = provisionOf(input)
  const rows = text.provision.three.classes.map(({ name, rate }) => ({ cells: [name, rate] }))
  const results = Object.entries({ required: total, held: input.held, added: difference })
  const table: Table['table'] = { narrow: 'columns', columns: [words('class'), amount('rate')], rows, totals: [] }
  return sheet(text.provision, {
    table,
    results: results.map(([id, paisa]) => ({ id, label: id, cell: rupees(paisa), format: 'amount' })),
  })
}

/** The results of the working samples, as screens that rules compare others with; without a sample that is wrong. */
export function workingSamples(raw: unknown): [string, Drawn][] {
  const { data } = calculatorsSchema.safeParse(Object(raw).calculators)
  if (!data) return []
  const text = localise(data, 'en')
  const samples = { [INTEREST]: interest(text), [PROVISION]: provision(text) }
  return Object.entries(samples).flatMap(([id, drawn]) => (drawn ? [[id, drawn]] : []))
}
