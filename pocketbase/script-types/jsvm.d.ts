/** The part of PocketBase 0.39's engine that migrations and console commands use. https://pocketbase.io/jsvm/ */

type Query = {
  bind(values: Record<string, string | number | boolean | null>): Query
  one(model: object): void
  all(models: object[]): void
  execute(): unknown
}

type FieldOptions = {
  type: string
  name: string
  hidden: boolean
  required: boolean
  min: number
  max: number
  maxSize: number
  maxSelect: number
  pattern: string
  values: string[]
  mimeTypes: string[]
  thumbs: string[]
  protected: boolean
  onlyInt: boolean
  cascadeDelete: boolean
  collectionId: string
}

type Fields = {
  add(...fields: Field[]): void
  getByName(name: string): FieldOptions
  removeByName(name: string): void
  [Symbol.iterator](): IterableIterator<{ type(): string; getName(): string }>
}

type CollectionRules = Partial<
  Record<'listRule' | 'viewRule' | 'createRule' | 'updateRule' | 'deleteRule' | 'authRule' | 'manageRule', string | null>
>
type CollectionTokens = Partial<
  Record<'authToken' | 'verificationToken' | 'passwordResetToken' | 'emailChangeToken' | 'fileToken', { duration: number }>
>
type CollectionOptions = CollectionRules &
  CollectionTokens & {
    authAlert?: { enabled: boolean }
    otp?: { enabled: boolean }
    mfa?: { enabled: boolean }
    oauth2?: { enabled: boolean }
    passwordAuth?: { enabled: boolean; identityFields?: string[] }
  }

declare class Collection {
  constructor(
    options: CollectionOptions & {
      type?: 'auth' | 'base' | 'view'
      name: string
      fields?: Partial<FieldOptions>[]
      indexes?: string[]
      viewQuery?: string
    },
  )
  readonly id: string
  readonly type: 'auth' | 'base' | 'view'
  name: string
  fields: Fields
  indexes: string[]
  viewQuery: string
}
declare class Field {
  constructor(options: Partial<FieldOptions>)
}
declare class ServerRecord {
  constructor(collection: Collection, values?: object)
  readonly id: string
  set(field: string, value: unknown): void
  getString(field: string): string
  email(): string
  setEmail(email: string): void
  setPassword(password: string): void
}
/** PocketBase's `Record`; a type cannot have that name beside TypeScript's own. */
declare const Record: typeof ServerRecord

/** A model of the columns that a query gives back, with their empty values. */
declare const DynamicModel: new <Columns extends object>(columns: Columns) => Columns
declare function arrayOf<Model>(model: Model): Model[]

declare const filter: unique symbol
type Filter = { [filter]: true }

type App = {
  db(): { newQuery(sql: string): Query }
  nonconcurrentDB(): { newQuery(sql: string): Query }
  auxConcurrentDB(): { begin(): { newQuery(sql: string): Query; rollback(): void } }
  hasTable(name: string): boolean
  findAllCollections(): Collection[]
  findCollectionByNameOrId(nameOrId: string): Collection
  findAllRecords(collection: string | Collection, filter: Filter): ServerRecord[]
  findRecordsByFilter(collection: string, filter: string, sort: string, limit: number): ServerRecord[]
  save(model: Collection | ServerRecord): void
  delete(model: Collection | ServerRecord): void
  runInTransaction(work: (tx: App) => void): void
  rootCmd: { addCommand(command: Command): void }
  dataDir(): string
  settings(): {
    meta: { appURL: string; senderName: string; senderAddress: string }
    smtp: { enabled: boolean; host: string; port: number; username: string }
  }
  /** Sends as the settings say, and throws where the mail is not taken. */
  newMailClient(): { send(message: MailerMessage): void }
}

type MailAddress = { name?: string; address: string }
declare class MailerMessage {
  constructor(message: { from: MailAddress; to: MailAddress[]; subject: string; text: string; headers: Record<string, string> })
}

declare function migrate(up: (app: App) => void, down?: (app: App) => void): void
declare function unmarshal(options: CollectionOptions, collection: Collection): void
/** Bytes as text. */
// biome-ignore lint/suspicious/noShadowRestrictedNames: the engine names it so.
declare function toString(bytes: Bytes): string
declare const bytes: unique symbol
type Bytes = { [bytes]: true }

declare const $app: App
declare const $dbx: { hashExp(columns: object): Filter }
declare const sleep: (milliseconds: number) => void
declare const $os: { getenv(name: string): string; readFile(path: string): Bytes; readDir(path: string): { name(): string }[] }
declare const $filesystem: { fileFromPath(path: string): object }
declare const $security: { randomString(length: number): string }
declare const console: { info(text: string): void }

type Command = { [command]: true }
declare const command: unique symbol
declare const Command: new (options: { use: string; run(command: Command, args: string[]): void }) => Command
