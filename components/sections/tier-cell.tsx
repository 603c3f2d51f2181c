import { Glyph } from '@/components/ui/glyph'
import type { Labels } from '@/lib/content/gateway'

/** Whether a package has the item of a row, or how many of it. */
export function TierCell({ cell, labels }: { cell: boolean | string; labels: Labels }) {
  if (typeof cell === 'string') return cell || labels.noNumber
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
