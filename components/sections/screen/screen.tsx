import { cva, type VariantProps } from 'class-variance-authority'

import type { DrawnScreen } from '@/lib/content/gateway'

import { Account } from './account'
import { BrowserBar } from './browser-bar'
import { Diagram } from './diagram'
import { Fields } from './fields'
import { Flow } from './flow'
import { Messages } from './messages'
import { Phones } from './phones'
import { ScreenCaption } from './screen-caption'
import { SheetBody } from './sheet-body'
import { Slip } from './slip'
import { Tiles } from './tiles'
import { Websites } from './websites'
import { WindowFrame } from './window-frame'

const frameLook = cva('', {
  variants: {
    look: {
      plain: '',
      // On dark cloth, where a border is not needed.
      hero: 'border-transparent shadow-2xl print:shadow-none',
      // As wide as the carousel.
      slide: 'w-full',
    },
  },
})

interface ScreenProps extends VariantProps<typeof frameLook> {
  screen: DrawnScreen
  /** Marks the figures as invented. */
  sampleLabel: string
}

/** A drawn screen of the software; its layout follows the width of the box around it, not of the window. */
export const Screen = (props: ScreenProps) => <Drawing {...props} />

function Drawing({ screen, sampleLabel, look }: ScreenProps) {
  const className = frameLook({ look })
  if (screen.kind === 'phone') return <Phones screen={screen} sampleLabel={sampleLabel} className={className} />
  if (screen.kind === 'messages' || screen.kind === 'account')
    return (
      <figure className={frameLook({ look, className: 'text-xs' })}>
        {screen.kind === 'messages' ? <Messages screen={screen} /> : <Account screen={screen} />}
        <ScreenCaption caption={screen.caption} sampleLabel={sampleLabel} className="mt-3 text-center" />
      </figure>
    )
  if (screen.kind === 'websites')
    return (
      <figure className={frameLook({ look, className: 'text-xs' })}>
        <Websites screen={screen} />
        <ScreenCaption caption={screen.caption} sampleLabel={sampleLabel} className="mt-3" />
      </figure>
    )
  if (screen.kind === 'slip') return <Slip screen={screen} sampleLabel={sampleLabel} className={className} />
  return (
    <WindowFrame
      screen={screen}
      sampleLabel={sampleLabel}
      className={className}
      top={screen.kind === 'browser' && <BrowserBar screen={screen} />}
    >
      {screen.kind === 'form' && <Fields lines={screen.fields} locale={screen.locale} />}
      {screen.kind === 'tiles' && <Tiles screen={screen} />}
      {screen.kind === 'flow' && <Flow screen={screen} />}
      {screen.kind === 'diagram' && <Diagram screen={screen} />}
      {'table' in screen && <SheetBody sheet={screen} />}
    </WindowFrame>
  )
}
