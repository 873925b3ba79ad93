import * as v from 'valibot'
import { Failure } from './failure'
import { readText } from './globals'
import type { RequestEvent } from './pocketbase-api'

/** The request's JSON in the shape wanted, or a failure. */
export function bodyOf<const Schema extends v.GenericSchema>(e: RequestEvent, schema: Schema, mostBytes: number): v.InferOutput<Schema> {
  const text = readText(e.request.body, mostBytes + 1)
  if (text.length > mostBytes) throw new Failure(413, 'too_large')
  const parsed = v.safeParse(schema, parsedJson(text))
  if (!parsed.success) throw new Failure(400, 'malformed')
  return parsed.output
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Failure(400, 'malformed')
  }
}
