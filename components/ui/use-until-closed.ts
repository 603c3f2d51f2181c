import { useState } from 'react'

/** `value` while a dialog is `open`, then the last one: what the dialog shows during its closing animation. */
export function useUntilClosed<Value>(value: Value, open: boolean): Value {
  const [last, setLast] = useState(value)
  if (open && value !== last) setLast(value)
  return open ? value : last
}
