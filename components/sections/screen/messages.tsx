import { Message } from './message'
import { PhoneFrame } from './phone-frame'
import type { ScreenOf } from './types'

/** Messages of the co-operative on a member's phone, each with what it costs in characters and parts. */
export const Messages = ({ screen }: { screen: ScreenOf<'messages'> }) => (
  <>
    <PhoneFrame title={screen.title} detail={screen.detail} place="alone" width="wide">
      <ul className="grid gap-3 p-3">
        {screen.messages.map((message) => (
          <Message key={message.id} screen={screen} message={message} />
        ))}
      </ul>
    </PhoneFrame>
    {screen.notes.map((note) => (
      <p key={note} className="mx-auto mt-3 max-w-80 text-center text-[0.8125rem]">
        {note}
      </p>
    ))}
  </>
)
