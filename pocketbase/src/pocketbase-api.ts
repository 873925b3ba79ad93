/** The part of the engine that this project uses, in PocketBase 0.39. https://pocketbase.io/jsvm/ */

export type Binding = string | number | boolean | null

export type Query = {
  bind(values: Record<string, Binding>): Query
  prepare(): Query
  close(): void
  /** Fills the model with the first row; throws where there is none. */
  one(model: object): void
  all(models: object[]): void
  execute(): unknown
}

type Connection = { newQuery(sql: string): Query }

/** Whatever can be read from: the app, a transaction, a snapshot. */
export type Database = { db(): Connection }

export type App = Database & {
  /** Each read outside of a transaction takes a connection of its own. */
  concurrentDB(): Connection & { transactional(work: (connection: Connection) => void): void; db(): { setMaxOpenConns(most: number): void } }
  /** The one connection that writes; the log's database has its own. */
  nonconcurrentDB(): Connection
  auxNonconcurrentDB(): Connection
  /** `begin` gives one connection, in a transaction that lasts until it is ended. */
  auxConcurrentDB(): { begin(): Connection & { rollback(): void } }
  runInTransaction(work: (tx: App) => void): void
  runAllMigrations(): void
  dataDir(): string
  newFilesystem(): {
    /** Throws where there is no file, or its attributes cannot be read. */
    attributes(key: string): { size: number }
    deletePrefix(prefix: string): unknown
    list(prefix: string): unknown[]
    close(): void
  }
  findCollectionByNameOrId(name: string): ServerCollection
  /** From memory, which a change by this process refreshes. */
  findCachedCollectionByNameOrId(name: string): ServerCollection
  /** Throws where the token is not good. */
  findAuthRecordByToken(token: string, type: string): ServerRecord
  findRecordById(collection: string, id: string): ServerRecord
  save(model: ServerRecord | Settings): void
  /** Throws what `save` would refuse. */
  validate(record: ServerRecord): void
  delete(record: ServerRecord): void
  /** Memory of all engines of this process. */
  store(): {
    get(key: string): unknown
    set(key: string, value: unknown): void
    remove(key: string): void
    /** Atomic. Objects come back as a live map of Go's. `Value` is what this server sets under the key. */
    setFunc<Value>(key: string, change: (old: Value | null) => Value): void
  }
  subscriptionsBroker(): {
    /** Throws where there is none. */
    clientById(id: string): RealtimeClient
    totalClients(): number
    clients(): Record<string, RealtimeClient>
    /** Ends the stream and whatever waits in `send`. */
    unregister(id: string): void
  }
  settings(): Settings
  newMailClient(): { send(message: MailMessage): void }
  logger(): { error(message: string, ...details: unknown[]): void; info(message: string, ...details: unknown[]): void }
}

/** Tokens only where people sign in: `authToken`'s secret and an account's key sign its sessions. */
type ServerCollection = {
  name: string
  authToken: { secret: string }
  verificationToken: { secret: string }
  fields: { getByName(name: string): { prepareValue(record: ServerRecord, stored: string): StoredValue } }
}

declare const storedValue: unique symbol
type StoredValue = { [storedValue]: true }

export type ServerRecord = {
  id: string
  collection(): { name: string }
  getString(field: string): string
  getBool(field: string): boolean
  set(field: string, value: string): void
  setRaw(field: string, value: StoredValue): void
  /** Changes with the password: part of the key of every token. */
  tokenKey(): string
  /** Files that came with the request and are not stored yet; null for a field that takes none. */
  getUnsavedFiles(field: string): ArrayLike<UnsavedFile> | null
  /** Without it PocketBase writes every column back as it was read. */
  ignoreUnchangedFields(state: true): ServerRecord
  setPassword(password: string): void
  setEmail(email: string): void
  setVerified(verified: boolean): void
  validatePassword(password: string): boolean
  /** In nanoseconds (Go's time.Duration). */
  newStaticAuthToken(duration: number): string
  newAuthToken(): string
}

/** `name` is the one that it is stored under. */
export type UnsavedFile = { name: string; size: number; reader: { open(): { seek(offset: number, whence: number): number; close(): void } } }

type Settings = { meta: { senderName: string; senderAddress: string }; trustedProxy: { headers: string[] } }

export type Mail = { from: Address; to: Address[]; subject: string; text: string; html: string; headers: Record<string, string> }
type Address = { name?: string; address: string }

declare const mailMessage: unique symbol
export type MailMessage = { [mailMessage]: true }

export type BootstrapEvent = { app: App; next(): void }

export type ServeEvent = {
  app: App
  /** Middlewares by id, here and in every existing route. */
  router: { bind(middleware: unknown): void; unbind(id: string): void; buildMux(): unknown }
  server: { setKeepAlivesEnabled(enabled: boolean): void }
  next(): void
}

export type RequestEvent = {
  app: App
  auth: ServerRecord | null
  request: {
    header: { get(name: string): string }
    body: unknown
    host: string
    url: { path: string; query(): { get(name: string): string } }
    pathValue(name: string): string
    /** The registered route that it is for, as 'GET /api/projects/{id}'. */
    pattern: string
    /** -1 where the client does not say. */
    contentLength: number
    parseMultipartForm(bytesInMemory: number): void
    /** A map of Go's, without files. */
    multipartForm: { value: Record<string, ArrayLike<string>> }
  }
  response: { header(): { set(name: string, value: string): void }; write(body: Bytes): void }
  /** The client's address, from the header of the proxy that is trusted. */
  realIP(): string
  next(): void
  written(): boolean
  blob(status: number, contentType: string, body: Bytes): void
  noContent(status: number): void
  redirect(status: number, url: string): void
  fileFS(folder: Folder, file: string): void
  /** Sends what was written so far; the handler goes on. */
  flush(): void
}

/** A row of the log of requests and failures. */
export type LogEvent = { model: { message: string; data: { get(name: string): unknown; set(name: string, value: unknown): void } }; next(): void }

export type RecordEvent = { app: App; record: ServerRecord; next(): void }

/** Around a native route, whose request is one level down. */
type NativeEvent = Pick<RequestEvent, 'app' | 'auth' | 'next' | 'noContent'> & { requestEvent: RequestEvent }

export type RecordRequestEvent = NativeEvent & {
  record: ServerRecord
  hasSuperuserAuth(): boolean
  requestInfo(): { body: Record<string, unknown> }
}

export type PasswordEvent = NativeEvent

export type MailEvent = {
  record: ServerRecord
  meta: Record<string, unknown>
  message: { subject: string; text: string; html: string; headers: Record<string, string> }
  next(): void
}

export type RealtimeSubscribeEvent = NativeEvent & { client: RealtimeClient; subscriptions: string[] }

export type RealtimeClient = {
  id(): string
  get(key: string): unknown
  set(key: string, value: unknown): void
  isDiscarded(): boolean
  /** Waits until the stream takes the message, if need be for ever. */
  send(message: RealtimeMessage): void
}

declare const bytes: unique symbol
export type Bytes = { readonly length: number; readonly [at: number]: number; [bytes]: true }

export type OpenFile = { seek(offset: number, whence: number): number; writeString(text: string): number; sync(): void; close(): void }

declare const folder: unique symbol
export type Folder = { [folder]: true }

declare const realtimeMessage: unique symbol
export type RealtimeMessage = { [realtimeMessage]: true }
