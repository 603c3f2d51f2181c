import { amountInWords } from '../amount-in-words'
import { addsUp, counts, eachRow, is, must, posts, rule, sumOf } from '../checks'
import { minus, over, percent, plus, read, stated, sum, times, toPaisa, type Figure } from '../figure'
import { amountsIn, rateIn, says, saysNumber } from '../sentences'
import type { View } from '../view'

/** The five figures under the line of an invoice, in this order, and the rates in their labels. */
function underTheLine(invoice: View) {
  if (invoice.totals.length !== 5)
    throw invoice.missing('sub-total, discount, taxable amount, VAT and grand total under the line', 'table', 'totals')
  const amount = (place: number) => () => invoice.total(place).cell('amount')
  const rate = (place: number) => () => rateIn(invoice.total(place).words('item'))
  return {
    subTotal: amount(0),
    discount: amount(1),
    taxable: amount(2),
    vat: amount(3),
    grandTotal: amount(4),
    discountRate: rate(1),
    vatRate: rate(3),
  }
}

const takenOff = ({ value, clause }: Figure) => stated(-toPaisa(value), `less ${clause()}`)

/** Rules for invoice, its posting and the sale to a member. */
export const tradeRules = [
  rule('tax-invoice', (invoice) => [
    counts(invoice, 'number'),
    eachRow(invoice, 'amount', ({ cell }) => times(cell('quantity'), cell('rate'))),
  ]),
  rule('tax-invoice', (invoice) => {
    const { subTotal, discount, taxable, vat, grandTotal, discountRate, vatRate } = underTheLine(invoice)
    return [
      is(subTotal(), () => sumOf(invoice.rows, 'amount')),
      is(discount(), () => takenOff(percent(discountRate(), subTotal()))),
      is(taxable(), () => plus(subTotal(), discount())),
      is(vat(), () => percent(vatRate(), taxable())),
      is(grandTotal(), () => plus(taxable(), vat())),
      must(invoice.note(0).path, () => {
        const words = amountInWords(toPaisa(read(grandTotal()).value))
        return invoice.note(0).text.includes(`Rupees ${words} only`)
          ? undefined
          : `must write out the grand total: “Rupees ${words} only”`
      }),
    ]
  }),

  rule(['posted-entry', 'tax-invoice'], (entry, invoice) => {
    const { taxable, vat, grandTotal } = underTheLine(invoice)
    const cost = () => {
      const quantities = invoice.rows.map(({ cell }) => cell('quantity'))
      const units = amountsIn(entry.note(0), quantities.length)
      const costs = quantities.map((quantity, index) => times(quantity, units[index] ?? quantity))
      return sum(costs, `the costs in the note times the quantities in ${invoice.file} add up to`)
    }
    return [
      posts(entry, [grandTotal, null], [null, taxable], [null, vat], [cost, null], [null, cost]),
      is(entry.line('margin'), () => minus(taxable(), cost())),
    ]
  }),
  rule('posted-entry', (entry) => [addsUp(entry, 'debit', 'credit')]),

  rule('member-sale', (sale) => [
    eachRow(sale, 'amount', ({ cell }) => times(cell('quantity'), cell('price'))),
    addsUp(sale, 'quantity', 'amount'),
    is(sale.line('difference'), () => {
      const shelf = sale.rows.map(({ cell }) => times(cell('quantity'), cell('shelf')))
      return minus(sum(shelf, 'quantities times shelf prices add up to'), sale.total().cell('amount'))
    }),
    is(sale.line('paid'), () => sale.total().cell('amount')),
    is(sale.line('after'), () => minus(sale.line('balance'), sale.line('paid'))),
  ]),
  // Shop prices include the tax.
  rule('member-sale', (sale) => {
    const taxed = sale.rows.filter(({ words }) => words('vat').text.endsWith('%'))
    const [rate, price] = [() => rateIn(sale.label('vat')), () => sumOf(taxed, 'amount', 'taxable goods cost')]
    return [
      is(sale.line('exempt'), () => minus(sale.total().cell('amount'), price())),
      is(sale.line('taxable'), () => over(price(), stated(1 + rate().value / 100, 'price for each rupee'))),
      is(sale.line('vat'), () => minus(price(), sale.line('taxable'))),
      taxed.map(({ words }) => saysNumber(words('vat'), /^(\d+)%$/, '13%', rate)),
    ]
  }),
  rule('member-sale', (sale) =>
    says(
      sale.note(0),
      () => sale.line('paid'),
      () => sale.line('after'),
    ),
  ),
]
