import { clsx } from 'clsx'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import type { Locale } from '@/lib/i18n/locales'
import type { FieldMapping } from '@/lib/old-data/fields'
import type { WorkerAnswer, WorkerRequest, Result } from '@/lib/old-data/protocol'
import { sampleRegister } from '@/lib/old-data/sample'
import type { OldDataTexts } from '@/lib/old-data/texts'

import { loadBikramSambat } from '../print-alone'
import { formatCount, interpolateCounts } from './format-count'
import { OldDataResult } from './old-data-result'

/** What the visitor asked for; each press is a new object. */
export type Source = { files: File[]; action?: undefined } | { action: 'sample' | 'paste' }

export interface OldDataToolProps {
  locale: Locale
  texts: OldDataTexts
  source: Source
  contactPath: string
  /** Subject of an enquiry. */
  subject: string
  /** The button that chooses a file. */
  chooser: RefObject<HTMLInputElement | null>
}

/** Reads files, pasted cells or the sample in a worker, with progress and Stop, and shows the last result. */
export function OldDataTool({ locale, texts, source, contactPath, subject, chooser }: OldDataToolProps) {
  const worker = useRef<Worker>(undefined)
  const [result, setResult] = useState<Result>()
  const [progress, setProgress] = useState<Extract<WorkerAnswer, { kind: 'progress' }>>()
  const [message, setMessage] = useState<{ text: string; isProblem?: boolean }>()
  const [pasted, setPasted] = useState('')
  const resultHeading = useRef<HTMLHeadingElement>(null)
  const stopButton = useRef<HTMLButtonElement>(null)

  function receive(answer: WorkerAnswer) {
    if (answer.kind === 'csv') return save(answer.blob, `${texts.fileName}.csv`)
    const hadFocusOnStop = document.activeElement === stopButton.current
    flushSync(() => {
      setProgress(answer.kind === 'progress' ? answer : undefined)
      setMessage(answer.kind === 'stopped' ? { text: texts.stopped } : undefined)
      if (answer.kind === 'problem') {
        const text = interpolateCounts(locale, texts.problems[answer.code], answer.values)
        setMessage({ text: answer.name ? `${answer.name}: ${text}` : text, isProblem: true })
      }
      if (answer.kind === 'result') setResult(answer.result)
    })
    if (hadFocusOnStop && !stopButton.current) (resultHeading.current ?? chooser.current)?.focus()
    // After the correction of a field, the focus stays on its choice.
    if (answer.kind !== 'result' || answer.activity === 'checking') return
    resultHeading.current?.focus()
  }
  function startWorker() {
    const newWorker = new Worker(new URL('../../../lib/old-data/worker.ts', import.meta.url))
    newWorker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => receive(data)
    newWorker.onerror = () => {
      // It did not load, or it ran out of memory: the next file gets another one.
      worker.current = undefined
      receive({ kind: 'problem', name: '', code: 'failed', values: {} })
    }
    return newWorker
  }
  const post = (request: WorkerRequest) => (worker.current ??= startWorker()).postMessage(request)
  const read = (files: File[]) => post({ kind: 'read', files, limits: texts.savingsLimits })
  const readText = (text: string, name: string) => read([new File([text], name)])

  useEffect(() => {
    // Loaded at once, the calendar also works if the network goes off.
    loadBikramSambat().catch(() => undefined)
    return () => worker.current?.terminate()
  }, [])

  const follow = useEffectEvent((newSource: Source) => {
    // Also for cells that are pasted later, without a network.
    worker.current ??= startWorker()
    if (newSource.action === undefined) read(newSource.files)
    if (newSource.action === 'sample') readText(sampleRegister, texts.sampleName)
  })
  useEffect(() => follow(source), [source])

  const isChecking = progress?.activity === 'checking'
  const activityText = progress && interpolateCounts(locale, texts[progress.activity], { name: progress.name })
  const outcome = result && `${texts.record.toReview}: ${formatCount(locale, result.analysis.toReview)}`
  return (
    // The Devanagari fonts of pages lack these texts, which load late (scripts/assets/make-fonts.ts).
    <div className="@container mt-4 font-text [--font-eczar-nepali:mukta-typed] [--font-mukta-nepali:mukta-typed]">
      {source.action === 'paste' && (
        <div className="mb-4 grid justify-items-start gap-3">
          <Field
            id="old-data-cells"
            label={texts.pasteField}
            rows={5}
            className="w-full"
            control={{
              className: 'mt-1 p-3 font-typed',
              value: pasted,
              onChange: ({ target }) => setPasted(target.value),
              autoFocus: true,
              spellCheck: false,
              autoComplete: 'off',
            }}
          />
          <Button variant="outlined" onClick={() => readText(pasted, texts.pastedName)}>
            {texts.readPasted}
          </Button>
        </div>
      )}
      {/* Above the fields that are corrected, which may be far below: it must not move them. */}
      <div className={isChecking ? 'sticky top-(--clear) z-10' : undefined}>
        <div
          className={clsx(
            progress && 'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-rule bg-ledger px-3 py-2',
            isChecking && 'absolute inset-x-0',
          )}
        >
          {progress && <progress value={progress.share} aria-label={activityText} />}
          {progress?.activity === 'reading' && (
            <Button ref={stopButton} variant="outlined" onClick={() => post({ kind: 'stop' })}>
              {texts.stop}
            </Button>
          )}
          <p role="status" className={progress ? undefined : 'sr-only'}>
            {progress ? activityText : result && !message && outcome}
          </p>
        </div>
      </div>
      <p role="alert" className={message?.isProblem ? 'font-semibold text-sindoor' : undefined}>
        {message?.text}
      </p>
      {result && (
        <OldDataResult
          locale={locale}
          texts={texts}
          result={result}
          activity={progress?.activity}
          headingRef={resultHeading}
          setMappings={(mappings: FieldMapping[]) => {
            setResult({ ...result, mappings })
            post({ kind: 'analyse', mappings, limits: texts.savingsLimits })
          }}
          download={() => post({ kind: 'csv' })}
          contactPath={contactPath}
          subject={subject}
        />
      )}
    </div>
  )
}

/** Saves a file; its records have not left the browser. */
function save(blob: Blob, name: string) {
  const url = URL.createObjectURL(blob)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
