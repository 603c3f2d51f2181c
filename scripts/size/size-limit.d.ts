/** The plugin has no types of its own; size-limit accepts it as is. */
declare module '@size-limit/file' {
  const plugin: (() => unknown)[]
  export default plugin
}
