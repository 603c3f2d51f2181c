/** Nepali grouping: the last three digits, then pairs (12,34,567); `en-IN` has the same grouping with Latin digits. */
const formatter = (least: number, most: number) =>
  new Intl.NumberFormat('en-IN', {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    // Without this a figure that rounds to zero would read "-0".
    signDisplay: 'negative',
  })

const formatters = { number: formatter(0, 2), measure: formatter(1, 2), amount: formatter(2, 2) }

/** How many decimals a figure has; see `nepaliNumber`. */
export type NumberFormat = keyof typeof formatters

/**
 * A figure as it is written in Nepal: `amount` has two decimals, `measure` one or two, `number` as few as it needs.
 * `null` stays blank. For server components only: browsers differ in their locale data.
 */
export const nepaliNumber = (value: number | null, format: NumberFormat = 'amount') =>
  value === null ? '' : formatters[format].format(value).replace('-', '−')
