import { z } from 'zod'

import { listOf } from './count'
import { numberOrRuleFigure } from './rules'
import { id, label, pageName, text } from './text'

/** A sentence of 10 to 200 letters. */
const sentence = (what: string, ...requiredSlots: string[]) => text(10, 200, what, { requiredSlots })

/** An amount in rupees. */
const amount = z.number().describe('Rupees')

/** Fields of all calculators. */
const baseCalculator = z.strictObject({
  name: pageName.describe('Subject of an enquiry about the calculator'),
  title: text(2, 50, 'Title in the window bar'),
  caption: text(10, 160, 'Description of the calculator, for screen readers'),
})

const method = z.strictObject({
  name: text(2, 40, 'Name of a method'),
  desc: text(5, 120, 'How the method counts, and which reading is used'),
})

const methods = z.strictObject({
  dailyBalance: method,
  dailyMinimum: method,
  monthlyMinimum: method,
  monthEndBalance: method,
  weeklyMinimum: method,
  halfYearlyMinimum: method,
  fixed: method,
})

/** Texts and sample figures of the interest calculator. */
const interest = baseCalculator.extend({
  picture: text(10, 200, 'Text alternative of the chart', {
    requiredSlots: ['lowest', 'highest', 'closing', 'method', 'product'],
  }),
  result: text(5, 120, 'Result in one sentence', { requiredSlots: ['method', 'interest'] }),
  wrong: z.strictObject({ severalMonths: sentence('Dates of more than one month') }),
  fields: z.strictObject({
    opening: label('Opening balance'),
    days: label('Days of the month'),
    rate: label('Rate'),
    yearDays: label('Days of the year'),
    lowest: label('Lowest balance of the half-year'),
    halfDays: label('Days of the half-year'),
    fixed: label('Principal of the fixed deposit'),
    tax: label('Tax'),
  }),
  movements: z.strictObject({
    title: label('Heading of the movements'),
    hint: sentence('How movements are typed and pasted'),
    day: label('Day of a movement', 'index'),
    amount: label('Amount of a movement', 'index'),
    dayHead: label('Head above the days'),
    amountHead: label('Head above the amounts'),
  }),
  methods,
  remarks: z.strictObject({
    halfYearlyMinimum: label('Remark under the half-yearly minimum: the figure is a part'),
    fixed: label('Remark under the fixed deposit: another account', 'fixed'),
  }),
  heads: z.strictObject({
    method: label('Head of the methods'),
    product: label('Head of the products'),
    interest: label('Head of the interest'),
    days: label('Head of the days'),
    balance: label('Head of the balances'),
    lowest: label('Head of the lowest balances'),
    counted: label('Head of the balances that the methods count'),
  }),
  dayByDay: label('Heading of the account day by day'),
  step: text(5, 120, 'How the interest was computed', { requiredSlots: ['product', 'rate', 'yearDays', 'interest'] }),
  halfYear: sentence('Added to the half-yearly figure: what the whole half-year earns', 'days', 'interest'),
  aboveMonth: sentence('Added when the half-year’s lowest balance is above that of its month', 'lowest'),
  reading: text(10, 400, 'How days and balances are counted where schemes differ'),
  tax: label('Tax on the interest', 'rate'),
  net: label('Interest after tax'),
  sample: z.strictObject({
    method: methods.keyof().describe('The method that is selected at first'),
    opening: amount,
    movements: z.array(z.strictObject({ day: z.int(), amount: amount.describe('Rupees; negative for a withdrawal') })),
    days: z.int(),
    rate: z.number(),
    yearDays: z.int(),
    lowest: amount,
    halfDays: z.int(),
    fixed: amount,
    tax: z.number().optional(),
  }),
})

const loanClass = z.strictObject({
  id,
  name: text(2, 40, 'Name of a class'),
  overdue: text(2, 60, 'How long the loans of the class are overdue'),
  principal: amount,
  rate: numberOrRuleFigure.describe('Per cent'),
})

const classSet = (count: number) =>
  z.strictObject({
    name: text(2, 60, 'Name of the set of classes'),
    share: label('Overdue part of the book', 'overdue', 'book'),
    note: text(10, 300, 'Note on the rates of the classes'),
    classes: z.array(loanClass).length(count, `needs exactly ${count} classes`),
  })

/** Texts and sample figures of the provision calculator. */
const provision = baseCalculator.extend({
  picture: text(10, 200, 'Text alternative of the chart', { requiredSlots: ['shares'] }),
  result: text(5, 120, 'Result in one sentence', { requiredSlots: ['total', 'difference'] }),
  classification: label('Heading of the choice of classes'),
  three: classSet(3),
  four: classSet(4),
  sample: z.strictObject({
    collateral: amount.describe('Rupees; collateral taken over'),
    collateralRate: numberOrRuleFigure.describe('Per cent'),
    provisionHeld: amount.describe('Rupees; provision held'),
  }),
  fields: z.strictObject({
    collateral: label('Collateral taken over for loans'),
    collateralRate: label('Rate of the collateral'),
    provisionHeld: label('Provision held'),
    principal: label('Principal of a class', 'name'),
    rate: label('Rate of a class', 'name'),
  }),
  heads: z.strictObject({
    class: label('Head of the classes'),
    principal: label('Head of the principals'),
    rate: label('Head of the rates'),
    provision: label('Head of the provisions'),
    collateral: label('Row of the collateral taken over'),
    total: label('Row of the sums'),
  }),
  hint: sentence('How a column is pasted'),
  pasted: label('Status when a column was pasted', 'count', 'copied'),
  shortfall: label('Shortfall of the provision'),
  surplus: label('Surplus of the provision'),
  surplusNote: sentence('What to do about a surplus'),
  reading: text(10, 400, 'How a loan is classified'),
  journal: z.strictObject({
    title: label('Heading of the journal'),
    account: label('Head of the accounts'),
    debit: label('Head of the debits'),
    credit: label('Head of the credits'),
    expense: label('Account that is debited'),
    provision: label('Account that is credited'),
  }),
})

/** Texts and sample figures of the depreciation calculator. */
const depreciation = baseCalculator.extend({
  picture: text(10, 200, 'Text alternative of the chart', { requiredSlots: ['years', 'straight', 'diminishing'] }),
  result: text(5, 120, 'Result in one sentence', { requiredSlots: ['years', 'straight', 'diminishing'] }),
  wrong: z.strictObject({ aboveCost: sentence('A value at the end that is above the cost', 'cost') }),
  fields: z.strictObject({
    cost: label('Cost'),
    residual: label('Value at the end'),
    life: label('Life in years'),
    rate: label('Rate'),
    years: label('Years shown'),
    firstMonths: label('Months in the first year'),
  }),
  straight: text(2, 40, 'Name of the straight line'),
  straightStep: text(5, 120, 'How a year of the straight line is computed', {
    requiredSlots: ['cost', 'residual', 'life', 'charge'],
  }),
  diminishing: text(2, 40, 'Name of the diminishing balance'),
  diminishingStep: text(5, 120, 'How the first year of the diminishing balance is computed', {
    requiredSlots: ['cost', 'rate', 'charge'],
  }),
  cappedStep: text(5, 120, 'How the first year is computed when the value at the end limits the charge', {
    requiredSlots: ['cost', 'rate', 'charge'],
  }),
  tax: z.strictObject({
    title: label('Heading of the pools of the tax law'),
    pools: listOf(
      z.strictObject({
        name: label('Pool and what belongs to it', 'rate'),
        rate: numberOrRuleFigure.describe('Per cent'),
      }),
      'pool',
      1,
      6,
    ),
    bought: label('Heading of the times of buying, which set the months of the first year'),
    times: listOf(
      z.strictObject({
        name: label('When the asset was bought'),
        months: z.int().describe('Months in the first year'),
      }),
      'time',
      1,
      4,
    ),
    note: text(10, 400, 'Where rates and months come from'),
  }),
  residualNote: sentence('Lower limit of the value', 'residual'),
  firstYear: text(5, 120, 'Added when the first year has fewer than 12 months', { requiredSlots: ['months'] }),
  heads: z.strictObject({
    year: label('Head of the years'),
    charge: label('Head of the charges'),
    closing: label('Head of the values at the end of a year'),
  }),
  sample: z.strictObject({
    cost: amount,
    residual: amount,
    life: z.int(),
    rate: z.number(),
    years: z.int(),
    firstMonths: z.int(),
  }),
})

/** Texts and sample figures of the loan calculator. */
const loan = baseCalculator.extend({
  result: text(5, 120, 'Result in one sentence', { requiredSlots: ['method', 'instalment', 'interest'] }),
  fields: z.strictObject({
    amount: label('Amount of the loan'),
    rate: label('Rate'),
    months: label('Months'),
    start: label('Day of paying out, in B.S.'),
    overdue: label('Number of unpaid instalments'),
    late: label('Days overdue'),
    penalty: label('Rate of the penalty'),
  }),
  times: z.strictObject({
    title: label('Heading of the times between instalments'),
    month: label('An instalment every month'),
    quarter: label('An instalment every three months'),
    week: label('An instalment every week'),
  }),
  counts: z.strictObject({
    title: label('Heading of the ways to count interest'),
    times: label('Interest by equal times'),
    days: label('Interest by days'),
  }),
  methods: z.strictObject({
    equalPrincipal: method.extend({
      step: text(5, 200, 'How the first instalment is computed', {
        requiredSlots: ['amount', 'count', 'principal', 'rate', 'part', 'year', 'interest'],
      }),
    }),
    equalInstalment: method.extend({
      step: text(5, 200, 'How the instalment is computed', {
        requiredSlots: ['amount', 'count', 'instalment', 'rate', 'times'],
      }),
    }),
    flat: method.extend({
      step: text(5, 200, 'How the interest is computed', {
        requiredSlots: ['amount', 'rate', 'parts', 'year', 'interest'],
      }),
    }),
  }),
  heads: z.strictObject({
    method: label('Head of the ways to repay'),
    first: label('Head of the first instalments'),
    allInterest: label('Head of the interest in all'),
    trueRate: label('Head of the true rates'),
    day: label('Head of the numbers and days'),
    principal: label('Head of the principal'),
    interest: label('Head of the interest'),
    instalment: label('Head of the instalments'),
    balance: label('Head of what is still owed'),
    total: label('Row of the sums'),
  }),
  flatCost: sentence('What a flat rate means on what is still owed', 'rate', 'trueRate'),
  schedule: label('Heading of the schedule', 'count'),
  noDays: sentence('Added when the calendar ends before the last instalment'),
  overdue: z.strictObject({
    title: label('Heading of the unpaid instalments'),
    base: label('Head of what the penalty is on'),
    due: label('Head of what is due'),
    penalty: label('Head of the penalty'),
    instalment: label('Penalty on the instalment due'),
    interest: label('Penalty on the interest due'),
    total: label('Penalty on the total due'),
    step: text(5, 120, 'How the penalty is computed', { requiredSlots: ['penalty', 'late'] }),
  }),
  reading: text(10, 400, 'How amounts are rounded and days are set'),
  wrong: z.strictObject({
    notQuarters: sentence('Months that are not whole quarters'),
    tooManyInstalments: sentence('Too many instalments', 'max'),
    afterCalendar: sentence('Days are counted after the end of the calendar'),
  }),
  sample: z.strictObject({
    method: z.enum(['equalPrincipal', 'equalInstalment', 'flat']).describe('The way that is selected at first'),
    every: z.enum(['month', 'quarter', 'week']),
    by: z.enum(['times', 'days']),
    start: z.string().describe('A day in B.S. like {year}-08-15, in the fiscal year of calendar.ts'),
    amount,
    rate: z.number(),
    months: z.int(),
    overdue: z.int(),
    late: z.int(),
    penalty: z.number(),
  }),
})

/** Texts and sample figures of the milk calculator. */
const milk = baseCalculator.extend({
  result: text(5, 120, 'Result in one sentence', { requiredSlots: ['litres', 'amount', 'subsidy'] }),
  fields: z.strictObject({
    fatRate: label('Rupees per unit of fat'),
    snfRate: label('Rupees per unit of SNF'),
    flush: label('Rupees per litre in the season of much milk'),
    lean: label('Rupees per litre in the season of little milk'),
    subsidy: label('Subsidy per litre'),
    deductions: label('Deductions'),
    divisor: label('Divisor of the lactometer’s reading'),
    fatFactor: label('Factor of fat'),
    constant: label('Constant of the formula'),
    fatFrom: label('First fat of the chart'),
    fatTo: label('Last fat of the chart'),
    snfFrom: label('First SNF of the chart'),
    snfTo: label('Last SNF of the chart'),
    validFrom: label('Day from which the chart is valid'),
  }),
  bases: z.strictObject({
    title: label('Heading of the ways to price'),
    units: label('Price by units'),
    flush: label('Price per litre in the season of much milk'),
    lean: label('Price per litre in the season of little milk'),
  }),
  tests: z.strictObject({
    title: label('Heading of the tests'),
    snf: label('SNF is measured'),
    clr: label('The lactometer is read'),
  }),
  entries: z.strictObject({
    title: label('Heading of the entries'),
    hint: sentence('What stands in a row, and how rows are pasted'),
    labels: z.strictObject({
      who: label('Day or member of an entry', 'index'),
      litres: label('Litres of an entry', 'index'),
      fat: label('Fat of an entry', 'index'),
      snf: label('SNF of an entry', 'index'),
      clr: label('Lactometer’s reading of an entry', 'index'),
    }),
    who: label('Head of days or members'),
    litres: label('Head of litres'),
    fat: label('Head of fat'),
    snf: label('Head of SNF'),
    clr: label('Head of the lactometer’s readings'),
  }),
  heads: z.strictObject({
    rate: label('Head of the rates'),
    amount: label('Head of the amounts'),
    subsidy: label('Head of the subsidies'),
    total: label('Row of the sums'),
    milk: label('Value of the milk'),
    toPay: label('Amount to pay'),
  }),
  slip: label('Heading of the slip'),
  list: label('Heading of the list for the subsidy'),
  steps: z.strictObject({
    units: text(5, 120, 'How a rate by units is computed', { requiredSlots: ['fatRate', 'snfRate'] }),
    litre: text(5, 120, 'How a rate per litre is computed', { requiredSlots: ['litreRate'] }),
    clr: text(5, 120, 'How SNF is computed', { requiredSlots: ['divisor', 'fatFactor', 'constant'] }),
  }),
  chart: z.strictObject({
    title: label('Heading of the fields of the chart'),
    valid: label('Heading of the chart', 'day'),
    corner: label('Head of the first column of the chart'),
    print: label('Button that prints the chart'),
  }),
  reading: text(10, 400, 'How amounts are rounded, where the constants come from'),
  wrong: z.strictObject({
    belowFirst: sentence('The end of a range is below its beginning'),
    chartTooLarge: sentence('Too many rows or columns of the chart', 'max'),
    notACode: sentence('The text is neither a day nor a number of a member'),
  }),
  sample: z.strictObject({
    basis: z.enum(['units', 'flush', 'lean']),
    test: z.enum(['snf', 'clr']),
    fatRate: amount,
    snfRate: amount,
    flush: amount,
    lean: amount,
    subsidy: amount,
    deductions: amount,
    divisor: z.number(),
    fatFactor: z.number(),
    constant: z.number(),
    fatFrom: z.number(),
    fatTo: z.number(),
    snfFrom: z.number(),
    snfTo: z.number(),
    validFrom: z.string().describe('A day in B.S. like {year}-08-15, in the fiscal year of calendar.ts'),
    entries: z.array(z.strictObject({ who: z.int(), litres: z.number(), fat: z.number(), solids: z.number() })),
  }),
})

/** Texts and sample figures of the VAT calculator. */
const vat = baseCalculator.extend({
  result: text(5, 120, 'Result in one sentence', { requiredSlots: ['taxable', 'vat', 'total'] }),
  fields: z.strictObject({
    rate: label('Rate of VAT'),
    discount: label('Discount'),
  }),
  prices: z.strictObject({
    title: label('Heading of what prices are'),
    without: label('Prices are without VAT'),
    with: label('Prices are with VAT'),
  }),
  discounts: z.strictObject({
    title: label('Heading of how the discount is given'),
    percent: label('Discount in per cent'),
    rupees: label('Discount in rupees'),
  }),
  lines: z.strictObject({
    title: label('Heading of the lines'),
    hint: sentence('What stands in a line, and how lines are pasted'),
    labels: z.strictObject({
      quantity: label('Quantity of a line', 'index'),
      price: label('Price of a line', 'index'),
      vat: label('VAT of a line, if it has another rate', 'index'),
    }),
    quantity: label('Head of the quantities'),
    price: label('Head of the prices'),
    vat: label('Head of the rates of single lines'),
  }),
  heads: z.strictObject({
    line: label('Head of the lines’ numbers'),
    quantity: label('Head of the quantities'),
    net: label('Head of the prices without VAT'),
    gross: label('Head of the prices with VAT'),
    amount: label('Head of the amounts'),
    subtotal: label('Sum of the lines'),
    discount: label('The discount'),
    taxable: label('Amount after the discount, without VAT'),
    vat: label('VAT at one rate', 'rate'),
    allVat: label('VAT at several rates'),
    total: label('Amount to pay'),
    byRate: label('Heading of VAT by rate'),
    rate: label('Head of the rates'),
    withVat: label('Head of the amounts with VAT'),
  }),
  steps: z.strictObject({
    without: text(5, 200, 'How VAT is added', { requiredSlots: ['rate'] }),
    with: text(5, 200, 'How VAT is taken out', { requiredSlots: ['rate'] }),
  }),
  reading: text(10, 400, 'How amounts are rounded, and which goods have no VAT'),
  wrong: z.strictObject({
    aboveSubtotal: sentence('The discount is more than the sum of the lines', 'subtotal'),
  }),
  sample: z.strictObject({
    prices: z.enum(['without', 'with']),
    by: z.enum(['percent', 'rupees']),
    rate: numberOrRuleFigure,
    discount: z.number().describe('Per cent or rupees'),
    lines: z.array(z.strictObject({ quantity: z.number(), price: amount })),
  }),
})

/** What is compared, and the limits of it. */
const measure = z.strictObject({
  name: text(5, 120, 'What is compared with what; numbers are heads of the trial balance'),
  min: numberOrRuleFigure.optional().describe('Per cent that it is at least'),
  max: numberOrRuleFigure.optional().describe('Per cent that it is at most'),
})
/** A limit of a rule. */
const limit = measure.extend({
  below: numberOrRuleFigure.optional().describe('Per cent that it is less than'),
  rule: z.int().min(1).max(5).describe('Place in `rules` of the rule that sets it'),
})

/** Texts and sample figures of the health of a co-operative. */
const health = baseCalculator.extend({
  result: text(5, 160, 'Result in one sentence', {
    requiredSlots: ['met', 'goals', 'kept', 'limits', 'provision'],
  }),
  lines: z.strictObject({
    title: label('Heading of the trial balance'),
    hint: sentence('What stands in a line, and how lines are pasted'),
    names: text(10, 400, 'Numbers and names of the heads'),
    labels: z.strictObject({
      head: label('Head of a line', 'index'),
      debit: label('Debit of a line', 'index'),
      credit: label('Credit of a line', 'index'),
    }),
    head: label('Head of the heads’ numbers'),
    debit: label('Head of the debits'),
    credit: label('Head of the credits'),
  }),
  ageing: label('Heading of the loans by time overdue'),
  others: label('Heading of the other figures'),
  fields: z.strictObject({
    months1: label('Loans overdue 1 to 3 months'),
    months3: label('Loans overdue 3 to 6 months'),
    months6: label('Loans overdue 6 to 12 months'),
    months12: label('Loans overdue more than 12 months'),
    provisionHeld: label('Provision held'),
    institutional: label('Part of the funds that is institutional capital'),
    oneLoan: label('Largest loan to one member'),
    oneSaving: label('Largest savings of one member'),
    savingLimit: label('Limit of one member’s savings'),
    loanRate: label('Average rate of loans'),
    savingRate: label('Average rate of savings'),
  }),
  heads: z.strictObject({
    measure: label('Head of what is compared'),
    percent: label('Head of the percentages'),
    goal: label('Head of goals and limits'),
    met: label('Head of whether they are met'),
  }),
  goals: z.strictObject({
    min: label('A lower limit', 'min'),
    max: label('An upper limit', 'max'),
    below: label('An upper limit that is too high itself', 'below'),
    between: label('Two limits', 'min', 'max'),
  }),
  met: label('The limit is met'),
  notMet: label('The limit is not met'),
  unknown: label('A figure is not known'),
  blank: text(5, 120, 'Names the fields that are blank', { requiredSlots: ['names'] }),
  unbalanced: sentence('Debits and credits differ', 'difference'),
  titles: z.strictObject({ pearls: label('Heading of the goals'), limits: label('Heading of the limits') }),
  pearls: z.strictObject({
    P1: measure,
    P2: measure,
    E1: measure,
    E5: measure,
    E6: measure,
    E7: measure,
    E8: measure,
    E9: measure,
    A1: measure,
    A2: measure,
    L1: measure,
  }),
  limits: z.strictObject({
    provision: limit,
    overdue: limit,
    liquid: limit,
    savings: limit,
    borrowed: limit,
    capital: limit,
    oneLoan: limit,
    oneSaving: limit,
    spread: limit,
  }),
  provision: label('The provision needed'),
  classes: z
    .array(z.strictObject({ name: label('Loan class'), rate: numberOrRuleFigure.describe('Per cent') }))
    .length(4, 'needs exactly 4 classes'),
  reading: text(10, 600, 'Where the goals come from, and what they take for what'),
  rules: z.array(text(10, 800, 'A rule that sets limits')).length(5, 'needs exactly 5 rules'),
  wrong: z.strictObject({
    notAHead: sentence('The number is not one of the heads'),
    aboveLoans: sentence('More loans are overdue than there are loans', 'loans'),
  }),
  sample: z.strictObject({
    lines: z.array(
      z.strictObject({ head: z.int(), debit: amount.optional(), credit: amount.optional() }).describe('A head'),
    ),
    months1: amount,
    months3: amount,
    months6: amount,
    months12: amount,
    provisionHeld: amount,
    institutional: amount,
    oneLoan: amount,
    oneSaving: amount.or(z.literal('')).describe('Rupees; not known if empty'),
    savingLimit: amount,
    loanRate: z.number(),
    savingRate: z.number(),
  }),
})

/** The calculators: a key of `content/calculators.ts`, and a folder of `calculators/`, for each. */
const calculators = { interest, loan, provision, depreciation, milk, vat, health }

/** Kind of calculator. */
export type Kind = keyof typeof calculators

/** Kinds of calculators, in the order of `content/calculators.ts`. */
export const calculatorKinds = Object.keys(calculators) as Kind[]

/** `content/calculators.ts`: texts and sample figures of the calculators. */
export const calculatorsSchema = z.strictObject({
  title: text(5, 60, 'Heading of the calculators'),
  tagline: text(10, 120, 'Line under the heading'),
  ask: label('Button that asks about a calculator'),
  ownFigures: label('Marks the visitor’s own figures'),
  figures: label('Heading of the fields'),
  rules: sentence('Note under every calculator'),
  print: label('Button that prints a calculator'),
  copy: label('Button that copies the address of a calculator'),
  copied: label('Status when the address was copied'),
  copyByHand: sentence('Status when the browser does not copy the address'),
  backToSample: label('Button that restores the sample figures'),
  undo: label('Button that undoes the last change of rows'),
  undone: label('Status when a change was undone'),
  rows: z.strictObject({
    add: label('Button that adds a row'),
    added: label('Status when a row was added', 'index'),
    remove: label('Button that removes a row', 'index'),
    removed: label('Status when a row was removed', 'index'),
    pasted: label('Status when rows were pasted', 'count'),
  }),
  staleResult: sentence('Status of the result while a figure is wrong'),
  invalidAddress: sentence('Status when the address of a calculator is invalid'),
  unloaded: sentence('Status when the code of a calculator failed to load'),
  date: label('Date on a printed calculator', 'date'),
  wrong: z.strictObject({
    empty: sentence('The field is empty'),
    notANumber: sentence('The text is not a figure'),
    negative: sentence('A figure below 0 where 0 is the minimum'),
    tooLarge: sentence('A figure with too many digits'),
    notWhole: sentence('A fraction where whole numbers belong'),
    notAboveZero: sentence('A 0 where the figure must be above 0'),
    tooManyDecimals: sentence('Too many decimals', 'decimals'),
    neither: sentence('A figure other than the two that are allowed', 'min', 'max'),
    outside: sentence('A figure outside its limits', 'value', 'min', 'max'),
    dayOutside: sentence('A day that the month does not have', 'day', 'days'),
    tooMany: sentence('Too many rows', 'max'),
    notADay: sentence('The text is not a day of the calendar'),
    tooManyCells: sentence('Several cells were pasted into a field that takes one'),
    tooManyColumns: sentence('More columns were pasted than there are fields in a row', 'copied', 'columns'),
    tooManyRows: sentence('Far more rows were pasted than there may be', 'copied', 'max'),
  }),
  ...calculators,
})

/** `content/calculators.ts` as an editor writes it. */
export type CalculatorsInput = z.input<typeof calculatorsSchema>
/** Parsed `content/calculators.ts`, in all languages. */
export type CalculatorsData = z.output<typeof calculatorsSchema>
