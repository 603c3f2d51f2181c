import { digitsLike } from '@/lib/locales'
import { showAmount } from '@/lib/workings/exact'

interface ClassNameProps {
  name: string
  /** Head of the column of principals. */
  head: string
  /** In paisa. */
  principal: bigint
}

/** The name of a class and, where the column of principals does not fit, its principal. */
export const ClassName = ({ name, head, principal }: ClassNameProps) => (
  <span>
    {name}{' '}
    <span className="block text-ink-soft tabular-nums @sm:hidden">
      {`${head}: ${digitsLike(name, showAmount(principal))}`}
    </span>
  </span>
)
