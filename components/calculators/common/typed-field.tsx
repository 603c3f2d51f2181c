import { memo, useEffect, useEffectEvent, useState } from 'react'

import { FigureInput, type FigureInputProps } from './input-fields'

/** Calls `callback` when the browser has drawn its next frame; returns a function that cancels it. */
function afterNextFrame(callback: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => (timer = setTimeout(callback)))
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/**
 * A field that draws what is typed at once, and passes it to the calculator after that frame, or when it loses the focus:
 * with the results in the same frame, the typed digit would come twice as late.
 */
export const TypedField = memo(({ value, setField, setFocusedField, ...props }: FigureInputProps) => {
  const { name } = props
  const [typed, setTyped] = useState<string>()
  function pass() {
    if (typed !== undefined) setField?.(name, typed)
    setTyped(undefined)
  }
  const passTyped = useEffectEvent(pass)
  useEffect(() => (typed === undefined ? undefined : afterNextFrame(() => passTyped())), [typed])
  return (
    <FigureInput
      {...props}
      value={typed ?? value}
      setField={(_, newValue) => setTyped(newValue)}
      setFocusedField={(field) => {
        if (!field) pass()
        setFocusedField?.(field)
      }}
    />
  )
})
TypedField.displayName = 'TypedField'
