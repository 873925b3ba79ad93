import { environment, hs256, isEqual, randomToken } from '../globals'
import type { App, RequestEvent, ServerRecord } from '../pocketbase-api'
import { networkOf } from '../requests/network'

const COOKIE = 'canteiro-device'
const YEAR_S = 365 * 86_400

type Asked = Pick<RequestEvent, 'app' | 'request'>

/** The id of a device where this account has signed in with its present password, '' for any other. The cookie signs nobody in. */
function knownDevice({ app, request }: Asked, person: ServerRecord): string {
  const [, device = '', signature = ''] = new RegExp(`(?:^|; )${COOKIE}=(\\w+)\\.(\\w+)(?:;|$)`).exec(request.header.get('Cookie')) ?? []
  return device !== '' && isEqual(signatureOf(app, person, device), signature) ? device : ''
}

export type Asker = { who: string; isKnownDevice: boolean }

export function askerOf(e: Asked & Pick<RequestEvent, 'realIP'>, person: ServerRecord | undefined): Asker {
  const device = person ? knownDevice(e, person) : ''
  return { who: device || networkOf(e.realIP()), isKnownDevice: device !== '' }
}

/** Scripts cannot read it, and other sites' pages do not send it. */
export function rememberDevice({ app, response }: Pick<RequestEvent, 'app' | 'response'>, person: ServerRecord): void {
  const device = randomToken()
  const isSecure = environment('PUBLIC_URL').startsWith('https:')
  const cookie = `${COOKIE}=${device}.${signatureOf(app, person, device)}; Path=/api/; Max-Age=${YEAR_S}; HttpOnly; SameSite=Strict`
  response.header().set('Set-Cookie', isSecure ? `${cookie}; Secure` : cookie)
}

/** A change of the password changes the key: no device is known afterwards. */
const signatureOf = (app: App, person: ServerRecord, device: string): string =>
  hs256(`device ${person.id} ${device}`, person.tokenKey() + app.findCollectionByNameOrId('users').authToken.secret)
