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

/** Enquiries in a JSON-lines file, one per line, oldest first. The folder is made when the first one arrives. */
export function createMailbox(file: string) {
  return {
    /** Writes before it returns, so that nothing is acknowledged that is not on disk. Throws when it cannot. */
    add(enquiry: StoredEnquiry) {
      mkdirSync(dirname(file), { recursive: true })
      appendFileSync(file, `${JSON.stringify(enquiry)}\n`)
    },
    /** Newest first; lines that are no enquiry are left out. */
    list(): StoredEnquiry[] {
      const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
      return lines.flatMap(readLine).reverse()
    },
    /** Forgets all enquiries. */
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
