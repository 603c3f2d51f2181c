/** What a visitor did with a sample before the code had loaded. */
export interface Touches {
  /** Ids of the folds that were opened. */
  open: string[]
  /** Id of the focused element, and what is selected in it. */
  focus?: string
  caret?: [number | null, number | null]
  /** What was typed, by the name of the field. */
  typed: Record<string, string>
}

/** The figure of a field without its commas, as it is shown while someone types. */
const withoutCommas = ({ defaultValue }: HTMLInputElement) => defaultValue.replaceAll(',', '')

const figures = (box: Element) => [...box.querySelectorAll<HTMLInputElement>('input[type=text]')]

/** Lets the visitor type and choose in a sample; the interactive working takes this over. */
export function unlock(box: Element) {
  for (const input of box.querySelectorAll('input')) input.readOnly = input.disabled = false
}

/** Shows the figure of a focused field without commas, and selects it, as the interactive working does. */
export function showForTyping(field: Element) {
  if (!(field instanceof HTMLInputElement) || field.type !== 'text' || field.value !== field.defaultValue) return
  field.value = withoutCommas(field)
  field.select()
}

/** What the visitor did with the sample of a working in `box`; ids of its fields begin with `kind`. */
export function touchesIn(box: Element, kind: string): Touches {
  const focus = box.querySelector(':focus')
  const typed = figures(box).filter((field) => ![field.defaultValue, withoutCommas(field)].includes(field.value))
  return {
    open: [...box.querySelectorAll('details[open]')].map(({ id }) => id),
    focus: focus?.id,
    caret: focus instanceof HTMLInputElement ? [focus.selectionStart, focus.selectionEnd] : undefined,
    typed: Object.fromEntries(typed.map(({ id, value }) => [id.slice(kind.length + 1), value])),
  }
}

/** The pasted text when it holds several spreadsheet cells; otherwise an empty text. */
export function copiedCells({ clipboardData }: Pick<ClipboardEvent, 'clipboardData'>) {
  const text = clipboardData?.getData('text') ?? ''
  return /[\t\n\r]/.test(text.trim()) ? text : ''
}

/** A press or a paste in a sample: the id of its element, and the pasted cells. */
export interface PendingAction {
  id: string
  cells?: string
}

function paste(field: Element, cells: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', cells)
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

/** Repeats with the working in `box` what was done with its sample, in the order of `actions`. */
export function replay(box: Element, { open, focus, caret }: Touches, actions: readonly PendingAction[]) {
  for (const details of box.querySelectorAll('details')) if (open.includes(details.id)) details.open = true
  for (const { id, cells } of actions) {
    const part = document.getElementById(id)
    if (part && cells) paste(part, cells)
    else part?.click()
  }
  // The last press moves the focus itself.
  const there = focus && focus !== actions.at(-1)?.id ? document.getElementById(focus) : null
  there?.focus()
  if (there instanceof HTMLInputElement && there.type === 'text' && caret) there.setSelectionRange(...caret)
}
