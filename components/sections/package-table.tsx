import { Glyph } from '@/components/ui/glyph'
import { Section } from '@/components/ui/section'
import type { Labels, Service } from '@/lib/content/gateway'
import { inLocaleDigits, type Locale } from '@/lib/i18n/locales'

type TableContent = NonNullable<Service['packageTable']>

interface PackageTableProps {
  locale: Locale
  labels: Labels
  packageTable: TableContent
}

/** Table with a column per package and a row per item; on screens below `lg`, a card per package. */
export function PackageTable({ locale, labels, packageTable }: PackageTableProps) {
  const { note, packages, rows } = packageTable
  return (
    <Section unhydrated="packages" title={labels.packages} tagline={note}>
      <table className="hidden w-full table-fixed bg-paper text-sm double-rule-bottom lg:table print:table">
        <caption className="sr-only">{labels.packages}</caption>
        <thead>
          <tr className="bg-ledger text-left align-top double-rule-top">
            <th scope="col" className="w-36 border-r border-margin p-4 font-semibold xl:w-44">
              {labels.included}
            </th>
            {packages.map(({ name, desc }) => (
              <th key={name} scope="col" className="px-2 py-4 font-normal xl:px-4">
                <span className="block max-w-min font-heading text-base leading-snug font-semibold">{name}</span>
                <span className="mt-1 block text-xs text-ink-soft">{desc}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name} className="border-t border-rule">
              <th scope="row" className="border-r border-margin px-4 py-3 text-left font-semibold print:py-1">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={index} className="px-2 py-3 xl:px-4 print:py-1">
                  <PackageCell locale={locale} cell={cell} labels={labels} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <PackageCards locale={locale} {...packageTable} />
    </Section>
  )
}

interface PackageCellProps {
  locale: Locale
  cell: TableContent['rows'][number]['cells'][number]
  labels: Labels
}

/** Content of a cell: tick or dash for a boolean, a quantity for a number, the label `noNumber` for null. */
function PackageCell({ locale, cell, labels }: PackageCellProps) {
  if (typeof cell !== 'boolean') return cell === null ? labels.noNumber : inLocaleDigits(locale, cell)
  return (
    <>
      {cell ? (
        <Glyph name="tick" className="size-5" />
      ) : (
        <span aria-hidden="true" className="text-ink-soft">
          –
        </span>
      )}
      <span className="sr-only">{cell ? labels.yes : labels.no}</span>
    </>
  )
}

const PackageCards = ({ locale, packages, rows }: TableContent & { locale: Locale }) => (
  <ul className="grid grid-cols-2 gap-5 lg:hidden print:hidden narrow:grid-cols-1">
    {packages.map(({ name, desc }, index) => (
      <li key={name} className="rounded-lg border border-rule bg-paper p-6">
        <h3>{name}</h3>
        <p className="mt-1 text-sm text-ink-soft">{desc}</p>
        <ul className="mt-4 double-rule-top">
          {rows.map(
            ({ name: item, cells: { [index]: cell } }) =>
              cell && (
                <li key={item} className="flex items-center gap-3 border-b border-rule py-2">
                  <Glyph name="tick" />
                  {cell === true ? item : `${item} ${inLocaleDigits(locale, cell)}`}
                </li>
              ),
          )}
        </ul>
      </li>
    ))}
  </ul>
)
