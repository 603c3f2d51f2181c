import { CounterDrawing, ServerDrawing } from './diagram-drawings'
import type { ScreenOf } from './types'

/** Three places joined to one server; the lines stretch, the words stay their size. */
export const Diagram = ({ screen: { server, places } }: { screen: ScreenOf<'diagram'> }) => (
  <div className="px-3 py-5 @lg:px-5 @lg:py-6">
    <div className="mx-auto flex max-w-88 items-center gap-4 rounded-lg border-2 border-ink px-4 py-3">
      <ServerDrawing className="w-12 shrink-0 @xs:w-16" />
      <div className="grow border-l border-margin pl-4">
        <p className="font-heading text-base leading-snug font-semibold">{server.name}</p>
        <ul className="mt-1 leading-snug">
          {server.holds.map((item) => (
            <li key={item} className="border-t border-rule py-1">
              {item}
            </li>
          ))}
        </ul>
      </div>
    </div>
    <svg
      aria-hidden="true"
      viewBox="0 0 6 2"
      preserveAspectRatio="none"
      className="block h-14 w-full fill-none stroke-sindoor stroke-2"
    >
      <path vectorEffect="non-scaling-stroke" d="M3 0v2M1 2V1h4v1" />
    </svg>
    <ul className="grid grid-cols-3 gap-2 @lg:gap-5">
      {places.map(({ name, work }) => (
        <li key={name} className="rounded border border-field px-1 pt-3 pb-2 text-center leading-snug">
          <CounterDrawing className="mx-auto w-10 @lg:w-14" />
          <span className="mt-2 block font-semibold text-balance">{name}</span>
          <span className="block text-[0.8125rem] text-ink-soft">{work}</span>
        </li>
      ))}
    </ul>
  </div>
)
