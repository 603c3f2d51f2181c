/** What a visitor did with a sample before its code came. */
export interface Touches {
  /** Ids of the parts that were opened. */
  open: string[]
  /** Id of what has the focus, and where its caret is. */
  focus?: string
  caret?: [number | null, number | null]
  /** What was typed, by the name of the field. */
  typed: Record<string, string>
}

/** A figure as it stands in a field that someone types in: without commas, which would have to be moved. */
const bare = ({ defaultValue }: HTMLInputElement) => defaultValue.replaceAll(',', '')

const figures = (box: Element) => [...box.querySelectorAll<HTMLInputElement>('input[type=text]')]

/** Lets the visitor write and choose in a sample: its code, once there, takes it over. */
export function unlock(box: Element) {
  for (const input of box.querySelectorAll('input')) input.readOnly = input.disabled = false
}

/** A field of a sample is reached: its figure stands without commas, selected, as in a field of the working. */
export function reach(field: Element) {
  if (!(field instanceof HTMLInputElement) || field.type !== 'text' || field.value !== field.defaultValue) return
  field.value = bare(field)
  field.select()
}

/** What the visitor did with the sample of a working in `box`; ids of its fields begin with `kind`. */
export function touchesIn(box: Element, kind: string): Touches {
  const focus = box.querySelector(':focus')
  const typed = figures(box).filter((field) => ![field.defaultValue, bare(field)].includes(field.value))
  return {
    open: [...box.querySelectorAll('details[open]')].map(({ id }) => id),
    focus: focus?.id,
    caret: focus instanceof HTMLInputElement ? [focus.selectionStart, focus.selectionEnd] : undefined,
    typed: Object.fromEntries(typed.map(({ id, value }) => [id.slice(kind.length + 1), value])),
  }
}

/** Several cells of a spreadsheet, if that is what is pasted. */
export function copiedCells({ clipboardData }: Pick<ClipboardEvent, 'clipboardData'>) {
  const text = clipboardData?.getData('text') ?? ''
  return /[\t\n\r]/.test(text.trim()) ? text : ''
}

/** What was pressed or pasted in a sample: the id of the part, and the cells. */
export interface Act {
  id: string
  cells?: string
}

function paste(field: Element, cells: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', cells)
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

/** Does with the working in `box` what was done with its sample, in the order of `acts`. */
export function repeat(box: Element, { open, focus, caret }: Touches, acts: readonly Act[]) {
  for (const details of box.querySelectorAll('details')) if (open.includes(details.id)) details.open = true
  for (const { id, cells } of acts) {
    const part = document.getElementById(id)
    if (part && cells) paste(part, cells)
    else part?.click()
  }
  // What was pressed last has its own place for the focus.
  const there = focus && focus !== acts.at(-1)?.id ? document.getElementById(focus) : null
  there?.focus()
  if (there instanceof HTMLInputElement && there.type === 'text' && caret) there.setSelectionRange(...caret)
}
