import type * as v from 'valibot'
import type { Result } from '#domain/result'
import { ask } from '../../http/client'
import type { TransportFailure } from '../../http/failure'

const codes = ['project_closed', 'not_found', 'forbidden'] as const

export type RemoteFailure = (typeof codes)[number] | TransportFailure | 'unknown'
export type Remote<T> = Result<T, RemoteFailure>

export type Request<T> = {
  path: string
  schema: v.GenericSchema<unknown, T>
  signal: AbortSignal
  /** Absent for public requests. */
  token?: string
  method?: 'GET' | 'POST'
}

/** A failure is a value; nothing is thrown. */
export const askServer = <T>({ schema, ...request }: Request<T>): Promise<Remote<T>> => ask(request, schema, codes)
