import { WovenIcon } from '../woven-icon'
import type { ScreenOf } from './format-cell'

/** Network diagram: three places connected to one server. Lines stretch with the width, text does not. */
export const NetworkDiagram = ({ screen: { server, places } }: { screen: ScreenOf<'diagram'> }) => (
  <div className="px-3 py-5 in-data-dense:py-2 @lg:px-5">
    <div className="mx-auto flex max-w-88 items-center gap-3 rounded-lg border-2 border-ink p-3 in-data-dense:py-2">
      <WovenIcon name="webhosting" size={65} />
      <div className="grow border-l border-margin pl-3">
        <p className="font-heading text-base leading-snug font-semibold">{server.name}</p>
        <ul className="mt-1 leading-snug">
          {server.holds.map((item, index) => (
            <li key={index} className="border-t border-rule py-1 in-data-dense:py-0">
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
      className="block h-14 w-full fill-none stroke-sindoor stroke-2 in-data-dense:h-6"
    >
      <path vectorEffect="non-scaling-stroke" d="M3 0v2M1 2V1h4v1" />
    </svg>
    <ul className="grid grid-cols-3 gap-2 @lg:gap-5">
      {places.map(({ name, work }, index) => (
        <li
          key={index}
          className="rounded border border-field-border px-1 pt-3 pb-2 text-center leading-snug in-data-dense:py-2"
        >
          <WovenIcon name="desktopsoftware" size={39} className="network-diagram-icon mx-auto" />
          <span className="mt-2 block font-semibold text-balance">{name}</span>
          <span className="block text-screen-note text-ink-soft">{work}</span>
        </li>
      ))}
    </ul>
  </div>
)
