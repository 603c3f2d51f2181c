import { interpolate } from '@/lib/interpolate'
import { inDigits } from '@/lib/locales'
import { smsParts } from '@/lib/sms-parts'

import type { ScreenOf } from './types'
import { Words } from './words'

interface MessageProps {
  screen: ScreenOf<'messages'>
  message: ScreenOf<'messages'>['messages'][number]
}

/** One message, with its characters and parts counted. */
export function Message({ screen, message: { title, text } }: MessageProps) {
  const { characters, parts } = smsParts(text)
  return (
    <li>
      <p className="text-[0.8125rem] text-ink-soft">{title}</p>
      <p className="rounded-lg bg-row px-3 py-2 text-[0.8125rem] leading-snug">
        <Words text={text} />
      </p>
      <p className="text-right text-[0.8125rem] text-ink-soft tabular-nums">
        {interpolate(parts === 1 ? screen.countOne : screen.countMany, {
          characters: inDigits(screen.locale, String(characters)),
          parts: inDigits(screen.locale, String(parts)),
        })}
      </p>
    </li>
  )
}
