/** Creates a formatter for 12,34,567: `en-IN` has the Nepali grouping with Latin digits. */
const formatter = (minDecimals: number, maxDecimals: number) =>
  new Intl.NumberFormat('en-IN', {
    minimumFractionDigits: minDecimals,
    maximumFractionDigits: maxDecimals,
    // Avoids "-0" for a figure that rounds to zero.
    signDisplay: 'negative',
  })

const formatters = { number: formatter(0, 2), measure: formatter(1, 2), amount: formatter(2, 2) }

/** Name of a format, which sets the number of decimals; see `nepaliNumber`. */
export type NumberFormat = keyof typeof formatters

/**
 * Formats a figure in Nepali groups: `amount` with two decimals, `measure` one or two, `number` none to two; `null` as
 * an empty string. For server components only: browsers differ in their locale data.
 */
export const nepaliNumber = (value: number | null, format: NumberFormat = 'amount') =>
  value === null ? '' : formatters[format].format(value).replace('-', '−')
