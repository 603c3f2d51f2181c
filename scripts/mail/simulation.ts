import { HTTPException } from 'hono/http-exception'

import { isMailCase, isRecord, type MailCase, simulatedCases } from './provider'

/** How answers to enquiries differ from the usual ones. */
export interface Simulation {
  case?: MailCase
  /** Time between the arrival of an enquiry and its answer, in milliseconds. */
  delay: number
}

/** No simulation: everything as usual. */
export const noSimulation: Simulation = { delay: 0 }

/** Reads the parsed body of `POST /simulate`; throws an answer with status 400 when it is invalid. */
export function readSimulation(value: unknown): Simulation {
  if (value === null) return noSimulation
  if (!isRecord(value)) throw badRequest('Expected null or an object with "case", "delay" or both')
  const { case: name, delay = 0, ...rest } = value
  if (Object.keys(rest).length > 0) throw badRequest(`Unknown: ${Object.keys(rest).join(', ')}`)
  if (typeof delay !== 'number' || !(delay >= 0)) throw badRequest('"delay" must be milliseconds, 0 or more')
  return { ...noSimulation, ...(name != null && { case: toCase(name) }), delay }
}

/**
 * The simulation for one enquiry: its subject may contain `[simulate:NAME]` and `[delay:MS]`, which override `usual`,
 * the simulation set for all. Throws an answer with status 400 for an unknown name.
 */
export function simulationFor(body: Record<string, unknown>, usual: Simulation): Simulation {
  const { subject } = isRecord(body.template_params) ? body.template_params : {}
  const text = typeof subject === 'string' ? subject : ''
  const name = /\[simulate:([^\]]*)\]/.exec(text)?.[1]
  const delay = /\[delay:(\d+)\]/.exec(text)?.[1]
  return {
    ...usual,
    ...(name !== undefined && { case: toCase(name) }),
    ...(delay !== undefined && { delay: Number(delay) }),
  }
}

function toCase(name: unknown): MailCase {
  if (isMailCase(name)) return name
  throw badRequest(`Unknown simulation ${JSON.stringify(name)}; known: ${Object.keys(simulatedCases).join(', ')}`)
}

const badRequest = (message: string) => new HTTPException(400, { message })
