import { interpolate } from '@/lib/interpolate'
import { inDigits } from '@/lib/locales'
import { smsParts } from '@/lib/sms-parts'

import { PhoneFrame } from './phone-frame'
import type { ScreenOf } from './types'
import { Words } from './words'

/** Messages of the co-operative on a member's phone, each with what it costs in characters and parts. */
export const Messages = ({ screen }: { screen: ScreenOf<'messages'> }) => (
  <>
    <PhoneFrame title={screen.title} detail={screen.detail} className="mx-auto max-w-80!">
      <ul className="grid gap-3 p-3">
        {screen.messages.map(({ id, title, text }) => {
          const { characters, parts } = smsParts(text)
          return (
            <li key={id}>
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
        })}
      </ul>
    </PhoneFrame>
    {screen.notes.map((note) => (
      <p key={note} className="mx-auto mt-3 max-w-80 text-center text-[0.8125rem]">
        {note}
      </p>
    ))}
  </>
)
