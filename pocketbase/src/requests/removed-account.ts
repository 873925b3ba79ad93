import { isId } from '#domain/ids'
import { bytesOfBase64url } from '../base64url'
import { rowsOf } from '../database'
import { hs256, isEqual } from '../globals'
import type { App } from '../pocketbase-api'

/** PocketBase's own are a quarter of this. */
const LONGEST_TOKEN = 1_000

/**
 * Whether a token is a session of an account that was deleted, however long ago, and whether or not it has run out: PocketBase signs with the
 * account's key and the collection's secret (HS256), and the keys of ended sessions are kept. A token that is not genuine tells nothing, but for
 * accounts whose keys this database may lack, since a copy from before their deletion was put back: of those any token that names them counts. Rule A1.
 */
export function isOfRemovedAccount(app: App, token: string): boolean {
  if (token.length > LONGEST_TOKEN) return false
  const [header = '', payload = '', signature = ''] = token.split('.')
  const id = idIn(payload)
  if (!isId(id)) return false
  const kept = 'SELECT token_key FROM ended_keys WHERE user_id = {:id} AND NOT EXISTS (SELECT 1 FROM users WHERE id = {:id})'
  const { secret } = app.findCollectionByNameOrId('users').authToken
  const given = hexOf(signature)
  return rowsOf(app, { token_key: '' }, kept, { id }).some(
    ({ token_key }) => token_key === '' || isEqual(hs256(`${header}.${payload}`, token_key + secret), given),
  )
}

/** The account id that a token claims; its signature is not checked here. */
function idIn(payload: string): unknown {
  try {
    const claims: unknown = JSON.parse(String.fromCharCode(...(bytesOfBase64url(payload) ?? [])))
    return typeof claims === 'object' && claims !== null && 'id' in claims ? claims.id : undefined
  } catch {
    return undefined
  }
}

const hexOf = (base64url: string): string => (bytesOfBase64url(base64url) ?? []).map((byte) => byte.toString(16).padStart(2, '0')).join('')
