import { isId } from '#domain/ids'
import { bytesOfBase64url } from '../base64url'
import { hs256, isEqual } from '../globals'
import type { App } from '../pocketbase-api'
import { rowsOf } from '../sql'

/** PocketBase's tokens are a quarter of this. */
const LONGEST_TOKEN = 1_000

/**
 * Sessions of deleted accounts, by the kept keys of ended sessions (HS256 with the collection's secret). For deletions that a restored database
 * does not know, any token that names the account counts. Rule A1.
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

function idIn(payload: string): unknown {
  try {
    const claims: unknown = JSON.parse(String.fromCharCode(...(bytesOfBase64url(payload) ?? [])))
    return typeof claims === 'object' && claims !== null && 'id' in claims ? claims.id : undefined
  } catch {
    return undefined
  }
}

const hexOf = (base64url: string): string => (bytesOfBase64url(base64url) ?? []).map((byte) => byte.toString(16).padStart(2, '0')).join('')
