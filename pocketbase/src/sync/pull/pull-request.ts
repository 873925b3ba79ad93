import { collectionNames } from '#domain/documents'
import { structureOf } from '#domain/wire/json-structure'
import { MOST_POKES, type PullRequest, pullRequest } from '#domain/wire/wire-requests'
import { Failure } from '../../failure'
import { parsedBody, parsedJson } from '../../requests/request-body'

/** A quiet round names each collection's head and few floors. */
const QUIET_BODY = 8 * 1024
const MOST_NAME = 64
/** Heads, floors and 64 pokes: some 1,500. */
const MOST_STRUCTURE = 4_000

export const isShort = (text: string): boolean => text.length <= QUIET_BODY

/** A longer one, read by its schema. */
export function longPullRequest(text: string): PullRequest {
  const structure = structureOf(text)
  if (structure > MOST_STRUCTURE) throw new Failure(400, 'malformed')
  return parsedBody(pullRequest, text, structure)
}

/** Checked by hand: the schema takes ten times as long, and devices ask all the time. */
export function shortPullRequest(text: string): PullRequest {
  const asked = parsedJson(text)
  return isPullRequest(asked) ? asked : parsedBody(pullRequest, text)
}

/** Must say the same as the schema. */
export function isPullRequest(value: unknown): value is PullRequest {
  if (!isObject(value) || !('token' in value && 'seen' in value && 'collections' in value)) return false
  const { token, seen, collections } = value
  if (typeof token !== 'string' || !isSeq(seen) || !isObject(collections)) return false
  if ('stream' in value && !isStream(value.stream)) return false
  const checkpoints: { [name: string]: unknown } = { ...collections }
  return collectionNames.every((name) => {
    const checkpoint = checkpoints[name]
    return checkpoint === undefined || checkpoint === null || isCheckpoint(checkpoint)
  })
}

const isCheckpoint = (value: unknown): boolean =>
  isObject(value) && 'head' in value && isSeq(value.head) && 'floors' in value && isObject(value.floors) && Object.values(value.floors).every(isSeq)

const isStream = (value: unknown): boolean =>
  isObject(value) &&
  'id' in value &&
  isName(value.id) &&
  'pokes' in value &&
  Array.isArray(value.pokes) &&
  value.pokes.length <= MOST_POKES &&
  value.pokes.every(isName)

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isSeq = (value: unknown): boolean => typeof value === 'number' && Number.isInteger(value) && value >= 0
const isName = (value: unknown): boolean => typeof value === 'string' && value.length <= MOST_NAME
