/** The size of a file as people read it: `340 kB`, `1.2 MB`. */
export const sizeText = (bytes: number) =>
  bytes < 999_500 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1e6).toFixed(1)} MB`
