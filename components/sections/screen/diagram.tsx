import type { ScreenOf } from './show'

/** A stack of three machines, on the grid of the woven icons. */
const ServerDrawing = () => (
  <svg aria-hidden="true" viewBox="0 0 16 20" shapeRendering="crispEdges" className="w-12 shrink-0 @xs:w-16">
    {[0, 7, 14].map((top) => (
      <g key={top}>
        <path className="fill-ink" d={`M0 ${top}h16v6h-16z`} />
        <path className="fill-marigold" d={`M2 ${top + 2}h2v2h-2z`} />
        <path className="fill-paper" d={`M6 ${top + 2}h8v1h-8zM6 ${top + 4}h5v1h-5z`} />
      </g>
    ))}
  </svg>
)

/** A screen on a counter, with a ledger open on it. */
const CounterDrawing = () => (
  <svg aria-hidden="true" viewBox="0 0 16 14" shapeRendering="crispEdges" className="mx-auto w-10 @lg:w-14">
    <path className="fill-ink" d="M1 0h14v10H1zM6 10h4v2H6zM0 12h16v2H0z" />
    <path className="fill-ledger" d="M2 1h12v8H2z" />
    <path className="fill-sindoor" d="M5 1h1v8H5z" />
    <path className="fill-ink" d="M7 3h3v1H7zM7 5h5v1H7zM7 7h4v1H7z" />
    <path className="fill-marigold" d="M3 5h1v1H3z" />
  </svg>
)

/** Three places joined to one server; the lines stretch, the words stay their size. */
export const Diagram = ({ screen: { server, places } }: { screen: ScreenOf<'diagram'> }) => (
  <div className="px-3 py-5 @lg:px-5 @lg:py-6">
    <div className="mx-auto flex max-w-88 items-center gap-4 rounded-lg border-2 border-ink px-4 py-3">
      <ServerDrawing />
      <div className="grow border-l border-margin pl-4">
        <p className="font-heading text-base leading-snug font-semibold">{server.name}</p>
        <ul className="mt-1 leading-snug">
          {server.holds.map((item, index) => (
            <li key={index} className="border-t border-rule py-1">
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
      {places.map(({ name, work }, index) => (
        <li key={index} className="rounded border border-field px-1 pt-3 pb-2 text-center leading-snug">
          <CounterDrawing />
          <span className="mt-2 block font-semibold text-balance">{name}</span>
          <span className="block text-screen-note text-ink-soft">{work}</span>
        </li>
      ))}
    </ul>
  </div>
)
