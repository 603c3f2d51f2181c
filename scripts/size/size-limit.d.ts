/** The plugin brings no types of its own; size-limit takes it as it is. */
declare module '@size-limit/file' {
  const plugin: (() => unknown)[]
  export default plugin
}
