import { WovenIcon } from '@/components/ui/woven-icon'
import type { IconName } from '@/lib/weave/woven-icons'

/** The woven icon of a page head: large on the right of wide screens, at the edge of the text. */
export const HeadIcon = ({ name }: { name: IconName }) => (
  <div className="pointer-events-none container-page hidden lg:absolute lg:inset-x-0 lg:top-1/2 lg:block lg:-translate-y-1/2 print:hidden">
    <WovenIcon name={name} size={208} className="ml-auto" />
  </div>
)
