import type { Actor } from '#domain/command'
import { commands, type Verb } from '#domain/commands'
import { knownCity } from '../cities'
import type { Database } from '../pocketbase-api'

/**
 * A command's args with its city as IBGE writes it, whatever the case and accents of an older release; nothing where its state has no such city.
 * What a command leaves out is as the actor has it.
 */
export function withKnownCity(db: Database, actor: Actor, verb: Verb, args: unknown): unknown {
  const place = placeIn(commands[verb].parse(args))
  if (!place) return args
  const wanted = place.city ?? actor.city
  if (wanted === '') return args
  const city = knownCity(db, place.state ?? actor.state, wanted)
  if (city === '') return undefined
  return place.city === undefined ? args : { ...Object(args), city }
}

function placeIn(parsed: object | undefined): { city?: string | undefined; state?: string | undefined } | undefined {
  const fields = new Map<string, unknown>(Object.entries(parsed ?? {}))
  const [city, state] = [fields.get('city'), fields.get('state')].map((value) => (typeof value === 'string' ? value : undefined))
  return city === undefined && state === undefined ? undefined : { city, state }
}
