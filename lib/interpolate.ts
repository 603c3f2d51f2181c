/** Puts values into the `{slots}` of a text from content; a slot without a value stays as it is. */
export const interpolate = (template: string, values: Record<string, string | number>) =>
  template.replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot))
