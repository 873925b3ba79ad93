import type * as v from 'valibot'
import type { Result } from '#domain/result'
import { ask } from '../../http/client'
import type { TransportFailure } from '../../http/failure'

const codes = ['project_closed', 'not_found', 'forbidden'] as const

/** Why the server gave nothing; sentences are in the texts. */
export type RemoteFailure = (typeof codes)[number] | TransportFailure | 'unknown'
export type Remote<T> = Result<T, RemoteFailure>

export type Request<T> = {
  path: string
  /** Shape of the answer. */
  schema: v.GenericSchema<unknown, T>
  signal: AbortSignal
  /** Without one the server is asked as anyone may ask it. */
  token?: string
  method?: 'GET' | 'POST'
}

/** Asks the server for what is not on this device. What fails is a value; nothing is thrown. */
export const askServer = <T>({ schema, ...request }: Request<T>): Promise<Remote<T>> => ask(request, schema, codes)
