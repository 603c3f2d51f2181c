import { threadPath } from '@/lib/weave/weave'
import { ICON_GRID, iconColours, wovenIcons, type IconName } from '@/lib/weave/woven-icons'

interface WovenIconProps {
  name: IconName
  /** CSS pixels: a whole multiple of the grid, so that every cell covers whole pixels. */
  size?: 52 | 78
}

/** A woven icon beside words, drawn on the server; never the only carrier of a meaning. */
export const WovenIcon = ({ name, size = 52 }: WovenIconProps) => (
  <svg
    aria-hidden="true"
    focusable="false"
    width={size}
    height={size}
    viewBox={`0 0 ${ICON_GRID} ${ICON_GRID}`}
    shapeRendering="crispEdges"
    className="shrink-0"
  >
    {iconColours.map((colour, index) => (
      <path key={colour} fill={colour} d={threadPath(wovenIcons[name], index + 1)} />
    ))}
  </svg>
)
