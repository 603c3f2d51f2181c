import { clsx } from 'clsx'

import { PhoneEntry } from './phone-entry'
import { PhoneRound } from './phone-round'
import { ScreenCaption } from './screen-caption'
import type { ScreenOf } from './types'

interface PhonesProps {
  screen: ScreenOf<'phone'>
  sampleLabel: string
  className?: string
}

/** The collection app; the second phone stands beside the first where there is room. */
export const Phones = ({ screen, sampleLabel, className }: PhonesProps) => (
  // The line under the phones takes the colour of the band it stands on.
  <figure className={clsx('@container text-xs', className)}>
    <div className="flex justify-center gap-6">
      <PhoneRound screen={screen} />
      <PhoneEntry screen={screen} />
    </div>
    <ScreenCaption caption={screen.caption} sampleLabel={sampleLabel} className="mt-3 text-center" />
  </figure>
)
