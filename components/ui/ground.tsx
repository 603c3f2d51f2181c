/** Colour of a band of its own. Drawn as an SVG fill, since the Content-Security-Policy forbids `style`. */
export const Ground = ({ colour }: { colour: string }) => (
  <svg
    aria-hidden="true"
    focusable="false"
    width="100%"
    height="100%"
    className="absolute inset-0 -z-10 print:hidden forced-colors:hidden"
  >
    <rect width="100%" height="100%" fill={colour} />
  </svg>
)
