import { WovenIcon } from '@/components/ui/woven-icon'
import type { IconName } from '@/lib/woven-icons'

/** The woven icon of a page head: under the words on phones, large on the right of wide screens. */
export const HeadIcon = ({ name }: { name: IconName }) => (
  <div className="pointer-events-none container-page pb-8 lg:absolute lg:inset-x-0 lg:top-1/2 lg:-translate-y-1/2 lg:pb-0">
    <WovenIcon name={name} size={104} className="lg:mr-14 lg:ml-auto lg:size-[208px]" />
  </div>
)
