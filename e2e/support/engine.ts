/** Keys by their names in `KeyboardEvent.key`. */
export type Key = 'ArrowDown' | 'Escape'

/** A browser other than Chromium with one window of 1440 × 900, controlled through user actions. Selectors are CSS. */
export interface Engine {
  /** Opens a page and waits until it has loaded. */
  open(url: string): Promise<unknown>
  /** Opens a page where a function runs before the page's own scripts, which the driver of WebKit cannot do. */
  openWith?<Given>(url: string, code: (given: Given) => void, given: Given): Promise<unknown>
  press(selector: string): Promise<void>
  type(selector: string, text: string): Promise<void>
  key(key: Key): Promise<unknown>
  back(): Promise<unknown>
  forward(): Promise<unknown>
  /** Runs a function in the page, as `page.evaluate` of Playwright does. */
  run<Given extends unknown[], Result>(code: (...given: Given) => Result, ...args: Given): Promise<Awaited<Result>>
  stop(): Promise<void>
}
