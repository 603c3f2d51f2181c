/** Webpack loader for Radix: its calls that name functions, which the minifier has to keep, return their argument. */
export default function dropFunctionNames(source) {
  return source.replace('__defProp(target, "name", { value, configurable: true })', 'target')
}
