/** What this project uses of the JavaScript engine inside PocketBase 0.39, and nothing else of it. https://pocketbase.io/jsvm/ */

export type Binding = string | number | boolean | null

export type Query = {
  bind(values: Record<string, Binding>): Query
  /** Fills the model with the first row; throws where there is none. */
  one(model: object): void
  all(models: object[]): void
  execute(): unknown
}

export type Connection = { newQuery(sql: string): Query }

/** Whatever can be read from: the app, a transaction, a snapshot. */
export type Database = { db(): Connection }

export type App = Database & {
  /** Reads only; outside of a transaction, each read takes a connection of its own. */
  concurrentDB(): Connection & { transactional(work: (connection: Connection) => void): void }
  runInTransaction(work: (tx: App) => void): void
  findCollectionByNameOrId(name: string): unknown
  findRecordById(collection: string, id: string): ServerRecord
  save(model: ServerRecord | Settings): void
  delete(record: ServerRecord): void
  /** In memory, shared by all engines of this process; null where there is nothing. */
  store(): {
    get(key: string): unknown
    set(key: string, value: unknown): void
    remove(key: string): void
    /** Atomic. What is set in JavaScript comes back as Go's value: an object as a live map. */
    setFunc(key: string, change: (old: unknown) => unknown): void
  }
  subscriptionsBroker(): { clientById(id: string): RealtimeClient }
  settings(): Settings
  newMailClient(): { send(message: MailMessage): void }
  logger(): { error(message: string, ...details: unknown[]): void; info(message: string, ...details: unknown[]): void }
}

export type ServerRecord = {
  id: string
  collection(): { name: string }
  getString(field: string): string
  getBool(field: string): boolean
  setPassword(password: string): void
  validatePassword(password: string): boolean
  /** A session that cannot be renewed; how long it lasts is Go's time.Duration, in nanoseconds. */
  newStaticAuthToken(duration: number): string
}

export type Settings = { meta: { senderName: string; senderAddress: string }; trustedProxy: { headers: string[] } }

export type Mail = { from: Address; to: Address[]; subject: string; text: string; html: string }
type Address = { name?: string; address: string }

declare const mailMessage: unique symbol
export type MailMessage = { [mailMessage]: true }

export type BootstrapEvent = { app: App; next(): void }

export type RequestEvent = {
  app: App
  auth: ServerRecord | null
  request: {
    header: { get(name: string): string }
    body: unknown
    url: { path: string; query(): { get(name: string): string } }
    pathValue(name: string): string
  }
  response: { header(): { set(name: string, value: string): void } }
  next(): void
  /** Whether the answer has begun. */
  written(): boolean
  blob(status: number, contentType: string, body: Bytes): void
  noContent(status: number): void
  fileFS(folder: Folder, file: string): void
  /** Sends what was written so far; the handler goes on. */
  flush(): void
}

export type RecordEvent = { app: App; record: ServerRecord; next(): void }

/** Around a native route: the request itself is one level down. */
type NativeEvent = Pick<RequestEvent, 'app' | 'auth' | 'next' | 'noContent'> & { requestEvent: RequestEvent }

/** A native route on one record. */
export type RecordRequestEvent = NativeEvent & {
  record: ServerRecord
  hasSuperuserAuth(): boolean
  requestInfo(): { body: Record<string, unknown> }
}

export type RecordsListEvent = NativeEvent & { hasSuperuserAuth(): boolean }

/** `record` is null where no account has that identity. */
export type PasswordEvent = NativeEvent & { identity: string; password: string; record: ServerRecord | null }

export type MailEvent = {
  record: ServerRecord
  meta: Record<string, unknown>
  message: { subject: string; text: string; html: string }
  next(): void
}

export type RealtimeSubscribeEvent = NativeEvent & { client: RealtimeClient; subscriptions: string[] }

export type RealtimeClient = {
  id(): string
  get(key: string): unknown
  set(key: string, value: unknown): void
  isDiscarded(): boolean
  send(message: RealtimeMessage): void
}

declare const bytes: unique symbol
/** Go's []byte. */
export type Bytes = { readonly length: number; [bytes]: true }

declare const folder: unique symbol
export type Folder = { [folder]: true }

declare const realtimeMessage: unique symbol
export type RealtimeMessage = { [realtimeMessage]: true }
