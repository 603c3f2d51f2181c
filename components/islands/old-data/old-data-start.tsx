'use client'

import { useEffect, useEffectEvent, useRef, useState, type ComponentType, type DragEvent } from 'react'

import { Button, buttonVariants } from '@/components/ui/button'
import { lazyWithRetry } from '@/components/ui/lazy-with-retry'
import { fetchJson } from '@/lib/browser/fetch-json'
import type { OldDataTexts } from '@/lib/old-data/texts'

import type { OldDataToolProps, Source } from './old-data-tool'

interface OldDataStartProps extends Omit<OldDataToolProps, 'source' | 'texts' | 'chooser'> {
  /** URL of the JSON with the texts of the reader. */
  jsonUrl: string
  texts: Record<'choose' | 'drop' | 'paste' | 'sample' | 'loading' | 'unloaded', string>
}

/** Buttons and drop area of the reader of old data, whose code and texts load once a visitor uses one of them. */
export function OldDataStart({ jsonUrl, texts, ...props }: OldDataStartProps) {
  const [load] = useState(() =>
    lazyWithRetry(() => Promise.all([import('./old-data-tool'), fetchJson<OldDataTexts>(jsonUrl)])),
  )
  const [loaded, setLoaded] = useState<{ Tool: ComponentType<OldDataToolProps>; texts: OldDataTexts }>()
  const [source, setSource] = useState<Source>()
  const [status, setStatus] = useState('')
  function start(newSource: Source) {
    setSource(newSource)
    setStatus(loaded ? '' : texts.loading)
    load().then(
      ([{ OldDataTool }, toolTexts]) => {
        setLoaded({ Tool: OldDataTool, texts: toolTexts })
        setStatus('')
      },
      () => setStatus(texts.unloaded),
    )
  }
  const input = useRef<HTMLInputElement>(null)
  function readChosen() {
    const files = [...input.current!.files!]
    if (files.length === 0) return
    start({ files })
    // The same file can be chosen again, corrected.
    input.current!.value = ''
  }
  // A file may have been chosen before hydration.
  const readEarlyChoice = useEffectEvent(readChosen)
  useEffect(() => readEarlyChoice(), [])
  function onDrop(event: DragEvent) {
    event.preventDefault()
    const files = [...event.dataTransfer.files]
    if (files.length > 0) start({ files })
  }
  return (
    <div className="px-3 py-4" onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <label className={buttonVariants({ className: 'cursor-pointer' })}>
          <span>{texts.choose}</span>
          {/* No `accept`: phones know no type for .dbf. */}
          <input ref={input} type="file" multiple className="sr-only" onChange={readChosen} />
        </label>
        <Button variant="outlined" onClick={() => start({ action: 'sample' })}>
          {texts.sample}
        </Button>
        <Button variant="outlined" onClick={() => start({ action: 'paste' })}>
          {texts.paste}
        </Button>
      </div>
      <p className="mt-2 text-sm text-ink-soft print:hidden">{texts.drop}</p>
      <p role="status" className="font-semibold">
        {status}
      </p>
      {loaded && source && <loaded.Tool {...props} texts={loaded.texts} source={source} chooser={input} />}
    </div>
  )
}
