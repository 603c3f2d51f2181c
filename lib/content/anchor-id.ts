/** The `#fragment` of an item, made of its English name: "Fat and SNF" becomes `fat-and-snf`. */
export const anchorId = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
