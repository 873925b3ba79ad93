import * as v from 'valibot'
import { MOST_STRUCTURE, structureOf } from '#domain/wire/json-structure'
import { Failure } from '../failure'
import { readText } from '../globals'
import type { RequestEvent } from '../pocketbase-api'

export const bodyOf = <const Schema extends v.GenericSchema>(e: RequestEvent, schema: Schema, mostBytes: number): v.InferOutput<Schema> =>
  parsedBody(schema, bodyText(e, mostBytes))

export function bodyText(e: RequestEvent, mostBytes: number): string {
  const text = readText(e.request.body, mostBytes + 1)
  if (text.length > mostBytes) throw new Failure(413, 'too_large')
  return text
}

/** Parsing takes several times the text's bytes. */
export function parsedBody<const Schema extends v.GenericSchema>(schema: Schema, text: string, structure = structureOf(text)): v.InferOutput<Schema> {
  if (structure > MOST_STRUCTURE) throw new Failure(400, 'malformed')
  const parsed = v.safeParse(schema, parsedJson(text), { abortEarly: true })
  if (!parsed.success) throw new Failure(400, 'malformed')
  return parsed.output
}

export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Failure(400, 'malformed')
  }
}
