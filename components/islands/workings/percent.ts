/** A share of a whole in percent, rounded half up to two decimals. */
export const percent = (part: bigint, whole: bigint) =>
  whole ? Number((part * 20_000n + whole) / (whole * 2n)) / 100 : 0
