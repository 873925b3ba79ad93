import type { Actor, BoundCommand } from '#domain/command'
import { knownCity } from '../../cities'
import type { App } from '../../pocketbase-api'

/** The city in IBGE's spelling; undefined where the state has none of that name. Missing parts come from the actor. */
export function withKnownCity(app: App, actor: Actor, command: BoundCommand): BoundCommand | undefined {
  const place = placeIn(command.args)
  if (!place) return command
  const wanted = place.city ?? actor.city
  if (wanted === '') return command
  const city = knownCity(app, place.state ?? actor.state, wanted)
  if (city === '') return undefined
  return place.city === undefined ? command : command.withCity(city)
}

function placeIn(args: object): { city?: string | undefined; state?: string | undefined } | undefined {
  const fields = new Map<string, unknown>(Object.entries(args))
  const [city, state] = [fields.get('city'), fields.get('state')].map((value) => (typeof value === 'string' ? value : undefined))
  return city === undefined && state === undefined ? undefined : { city, state }
}
