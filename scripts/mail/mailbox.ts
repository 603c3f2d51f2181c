import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

import { isRecord } from './provider'

/** An enquiry that the stand-in accepted. */
export interface StoredEnquiry {
  /** Time of arrival, ISO 8601 in UTC. */
  received: string
  /** The whole body of the request. */
  body: Record<string, unknown>
}

/** Enquiries in a JSON-lines file, one per line, oldest first. Creates the folder when the first enquiry arrives. */
export function createMailbox(file: string) {
  return {
    /** Writes synchronously, so that only stored enquiries are acknowledged. Throws when it cannot write. */
    add(enquiry: StoredEnquiry) {
      mkdirSync(dirname(file), { recursive: true })
      appendFileSync(file, `${JSON.stringify(enquiry)}\n`)
    },
    /** Newest first; skips lines that are not enquiries. */
    list(): StoredEnquiry[] {
      const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
      return lines.flatMap(readLine).reverse()
    },
    /** Deletes all enquiries. */
    empty() {
      rmSync(file, { force: true })
    },
  }
}

function readLine(line: string): StoredEnquiry[] {
  try {
    const value: unknown = JSON.parse(line)
    if (!isRecord(value) || typeof value.received !== 'string' || !isRecord(value.body)) return []
    return [{ received: value.received, body: value.body }]
  } catch {
    return []
  }
}
