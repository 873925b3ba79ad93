import type { App, Bytes, Folder, Mail, MailMessage, OpenFile, RealtimeMessage, ServerRecord } from './pocketbase-api'

declare const $app: App
declare const __hooks: string
declare const $security: {
  randomString(length: number): string
  sha256(text: string): string
  parseUnverifiedJWT(token: string): Record<string, unknown>
  parseJWT(token: string, key: string): Record<string, unknown>
  createJWT(claims: Record<string, string>, key: string, seconds: number): string
  randomStringWithAlphabet(length: number, alphabet: string): string
  hs256(text: string, secret: string): string
  equal(one: string, other: string): boolean
}
declare const $os: {
  getenv(name: string): string
  dirFS(path: string): Folder
  stat(path: string): { isDir(): boolean }
  readFile(path: string): Bytes
  writeFile(path: string, data: string, permissions: number): void
  remove(path: string): void
  openRoot(path: string): { openFile(name: string, flag: number, permissions: number): OpenFile; close(): void }
  args: readonly string[]
}
declare const DynamicModel: new <T extends object>(shape: T) => T
declare const arrayOf: <T extends object>(model: T) => T[]
declare const ForbiddenError: new (message: string) => Error
declare const BadRequestError: new (message: string, data: Record<string, unknown>) => Error
declare const TooManyRequestsError: new (message: string) => Error
declare const ValidationError: new (code: string, message: string) => unknown
declare const Record: new (collection: unknown, fields: object) => ServerRecord
declare const MailerMessage: new (message: Mail) => MailMessage
declare const $mails: {
  sendRecordPasswordReset(app: App, record: ServerRecord): void
  sendRecordChangeEmail(app: App, record: ServerRecord, newEmail: string): void
}
declare const $http: {
  send(request: { url: string; method?: string; headers: Record<string, string>; timeout: number }): {
    statusCode: number
    headers: Record<string, string[]>
    body: Bytes
  }
}
declare function require(path: string): unknown
declare const unmarshal: (data: unknown, target: object) => void
declare const SubscriptionMessage: new (message: { name: string; data: string }) => RealtimeMessage
declare const sleep: (milliseconds: number) => void
declare const toBytes: (source: unknown, mostBytes?: number) => Bytes
declare const readerToString: (reader: unknown, mostBytes: number) => string
// biome-ignore lint/suspicious/noShadowRestrictedNames: PocketBase calls it so.
declare const toString: (bytes: Bytes) => string

/** A row that PocketBase fills, of the shape that it is given. */
export const modelOf = <T extends object>(shape: T): T => new DynamicModel(shape)

export const modelsOf = <T extends object>(shape: T): T[] => arrayOf(new DynamicModel(shape))

export const environment = (name: string): string => $os.getenv(name)

export const isServing = (): boolean => $os.args[1] === 'serve'

export const isMigrating = (): boolean => $os.args[1] === 'migrate'

const MIGRATIONS = '--migrationsDir='

/** Undefined where PocketBase was started by hand without the flag. */
export const migrationsFolder = (): string | undefined => $os.args.find((flag) => flag.startsWith(MIGRATIONS))?.slice(MIGRATIONS.length)

export const folder = (path: string): Folder => $os.dirFS(path)

export function isFile(path: string): boolean {
  try {
    return !$os.stat(path).isDir()
  } catch {
    return false
  }
}

export const hooksFolder = (): string => __hooks

export const textOfFile = (path: string): string => toString($os.readFile(path))

export const realtimeMessage = (name: string, data: unknown): RealtimeMessage => new SubscriptionMessage({ name, data: JSON.stringify(data) })

export const removeFile = (path: string): void => $os.remove(path)

/** One engine at a time: two would write over each other. */
export function addToFile(folder: string, name: string, text: string): void {
  if (!isFile(`${folder}/${name}`)) $os.writeFile(`${folder}/${name}`, '', 0o600)
  withFile(folder, name, (file) => {
    file.seek(0, FROM_END)
    file.writeString(text)
  })
}

/** Flushes a file to the disk. */
export const flushFile = (folder: string, name: string): void => withFile(folder, name, (file) => file.sync())

/** Go's constants, the same on every system. */
const WRITE_ONLY = 1
const FROM_END = 2

function withFile(folder: string, name: string, work: (file: OpenFile) => void): void {
  const root = $os.openRoot(folder)
  try {
    const file = root.openFile(name, WRITE_ONLY, 0)
    try {
      work(file)
    } finally {
      file.close()
    }
  } finally {
    root.close()
  }
}

/** `collection id/record id`; throws while any file is left. */
export function removeFolder(app: App, path: string): void {
  const files = app.newFilesystem()
  try {
    // Its errors include files that were gone already: only remaining files count.
    files.deletePrefix(`${path}/`)
    if (files.list(`${path}/`).length > 0) throw new Error(`Files are left in ${path}.`)
  } finally {
    files.close()
  }
}

export const bytesOf = (text: string | Bytes): Bytes => toBytes(text)

/** At most `mostBytes` of a stream. */
export const readBytes = (reader: unknown, mostBytes: number): Bytes => toBytes(reader, mostBytes)

export const readText = (reader: unknown, mostBytes: number): string => readerToString(reader, mostBytes)

export const pause = (milliseconds: number): void => sleep(milliseconds)

export const serverNow = (): string => new Date().toISOString()

export const newRecordId = (): string => $security.randomStringWithAlphabet(15, 'abcdefghijklmnopqrstuvwxyz0123456789')

export const sha256Of = (text: string): string => $security.sha256(text)

/** Signature unchecked; empty for a malformed or expired token. */
export const unverifiedClaimsOf = (token: string): Map<string, unknown> => claims(() => $security.parseUnverifiedJWT(token))

/** Empty for a token that this key did not sign. */
export const claimsOf = (token: string, key: string): Map<string, unknown> => claims(() => $security.parseJWT(token, key))

export const signedToken = (claims: Record<string, string>, key: string, seconds: number): string => $security.createJWT(claims, key, seconds)

function claims(parse: () => Record<string, unknown>): Map<string, unknown> {
  try {
    return new Map(Object.entries(parse()))
  } catch {
    return new Map()
  }
}

/** Undefined for a malformed or expired token, or another type. Throws where the database cannot be read. */
export function recordOfToken(db: App, token: string, type: 'auth' | 'emailChange'): ServerRecord | undefined {
  try {
    return db.findAuthRecordByToken(token, type)
  } catch (error) {
    // 'token' for a bad token, 'no rows' for a deleted account.
    if (/token|no rows/.test(String(error))) return undefined
    throw error
  }
}

export const randomToken = (length = 30): string => $security.randomString(length)

export const hs256 = (text: string, secret: string): string => $security.hs256(text, secret)

/** In constant time. */
export const isEqual = (one: string, other: string): boolean => $security.equal(one, other)

/** PocketBase's own form of an answer. */
export const forbidden = (): Error => new ForbiddenError('')
export const tooManyRequests = (): Error => new TooManyRequestsError('')
export const invalidField = (field: string, code: string, message = code): Error =>
  new BadRequestError('', { [field]: new ValidationError(code, message) })
/** PocketBase's answer to a wrong field. */
export const refusedForm = (field: string, code: string, message: string): Error =>
  new BadRequestError('An error occurred while validating the submitted data.', { [field]: new ValidationError(code, message) })

export const newRecord = (app: App, collection: string, fields: object): ServerRecord => new Record(app.findCollectionByNameOrId(collection), fields)

/** Nested values into a structure of Go's. */
export const merge = (values: object, target: object): void => unmarshal(values, target)

export const mailMessage = (mail: Mail): MailMessage => new MailerMessage(mail)

export const sendPasswordReset = (app: App, person: ServerRecord): void => $mails.sendRecordPasswordReset(app, person)

export const sendEmailChange = (app: App, person: ServerRecord, email: string): void => $mails.sendRecordChangeEmail(app, person, email)

/** `status` is 0 without an answer in time. */
export function fetched(url: string, headers: Record<string, string>, timeout: number): { status: number; body: string; error: string } {
  try {
    const { statusCode, body } = $http.send({ url, headers, timeout })
    return { status: statusCode, body: toString(body), error: '' }
  } catch (error) {
    return { status: 0, body: '', error: String(error) }
  }
}

/** No body; `status` is 0 as in `fetched`, `retryAfter` in seconds, 0 where there is none. */
export function posted(url: string, headers: Record<string, string>, timeout: number): { status: number; retryAfter: number } {
  try {
    const answer = $http.send({ url, method: 'POST', headers, timeout })
    return { status: answer.statusCode, retryAfter: Number(answer.headers['Retry-After']?.[0]) || 0 }
  } catch {
    return { status: 0, retryAfter: 0 }
  }
}

/** Loaded only by the engines that need it. */
export const loadBundle = (file: string): unknown => require(`${__hooks}/${file}`)
