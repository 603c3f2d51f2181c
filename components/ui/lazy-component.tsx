import { useEffect, useState, type ComponentType, type ReactNode } from 'react'

interface LazyProps<Props extends object> {
  /** Imports the component (`lazyWithRetry`). */
  load: () => Promise<ComponentType<Props>>
  /** Whether to load the chunk; after a failed load, the next change to true retries. */
  isNeeded?: boolean
  /** Rendered until the chunk has loaded. */
  fallback?: ReactNode
  props: Props
}

/** A component in a chunk of its own, which loads once the component is needed. */
export function LazyComponent<Props extends object>({ load, isNeeded = true, fallback, props }: LazyProps<Props>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>()
  useEffect(() => {
    if (!isNeeded) return
    load().then(
      (component) => setLoaded(() => component),
      () => undefined,
    )
  }, [load, isNeeded])
  return Loaded ? <Loaded {...props} /> : fallback
}
