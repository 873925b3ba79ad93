import { totalmem } from 'node:os'
import { dataDirOf } from './data-dir.mjs'
import { replicaPlace, withoutPassword } from './replica/replica'
import { TaskFailure } from './task-failure'

type Environment = NodeJS.ProcessEnv

export type LocalSettings = { host: string; port: number; mailPort: number; devPort: number; dataDir: string }

export function localSettings(environment: Environment): LocalSettings {
  if (environment.PUBLIC_URL && environment.SMTP_HOST) {
    throw new TaskFailure(
      `PUBLIC_URL and SMTP_HOST are set, as for people, and this would give their data demo accounts with a known password. Use ./canteiro serve,
or unset them for a trial on this machine.`,
    )
  }
  return {
    host: environment.HOST || '127.0.0.1',
    port: portOf('PORT', environment, 8090),
    mailPort: portOf('MAIL_PORT', environment, 8025),
    devPort: portOf('DEV_PORT', environment, 5173),
    dataDir: dataDirOf(environment),
  }
}

/** 0.0.0.0 and :: are no addresses to open. */
export const localAddress = (host: string, port: number): string => `http://${['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host}:${port}`

export type ProductionSettings = {
  host: string
  port: number
  dataDir: string
  origins: string[]
  smtpPort: number
  memoryLimit: string
  replica: string
}

/** Share of usable memory above which the server collects garbage. */
const MEMORY_SHARE = 0.6

export function productionSettings(environment: Environment): ProductionSettings {
  const missing = ['PUBLIC_URL', 'SMTP_HOST', 'SMTP_FROM'].filter((name) => !environment[name])
  if (missing.length > 0) {
    throw new TaskFailure(
      `Not set: ${missing.join(', ')}.
PUBLIC_URL is the address that people open, such as https://canteiro.example; links in mails start with it.
SMTP_HOST and SMTP_FROM (and SMTP_PORT, 587 unless set, SMTP_USER, SMTP_PASSWORD) name the mail server, without which no account can be confirmed.
For a trial on this machine use npm start, which needs none of them.`,
    )
  }
  for (const address of listOf(environment.CNPJ_URLS)) assertAddress('CNPJ_URLS', address)
  for (const address of listOf(environment.PUSH_SERVICES)) assertPushService(address)
  const publicUrl = originOf('PUBLIC_URL', environment.PUBLIC_URL ?? '')
  if (publicUrl.startsWith('https:')) assertProxy(environment)
  const dataDir = dataDirOf(environment)
  return {
    host: environment.HOST || '127.0.0.1',
    port: portOf('PORT', environment, 8090),
    dataDir,
    origins: [publicUrl, desktopOrigin, ...listOf(environment.APP_ORIGINS).map(appOriginOf)],
    smtpPort: portOf('SMTP_PORT', environment, 587),
    memoryLimit: memoryLimitOf(environment.GOMEMLIMIT),
    replica: replicaOf(environment, dataDir),
  }
}

function replicaOf(environment: Environment, dataDir: string): string {
  if (!environment.LITESTREAM_REPLICA) return ''
  const place = replicaPlace(environment.LITESTREAM_REPLICA, dataDir)
  if (environment.AWS_CA_BUNDLE && place.startsWith('s3:')) {
    throw new TaskFailure(
      `AWS_CA_BUNDLE is set, with which Litestream cannot use ${withoutPassword(place)}. Unset it, and add that certificate to the system's own:
copy it to /usr/local/share/ca-certificates/NAME.crt, then run update-ca-certificates.`,
    )
  }
  return place
}

export function replicatedSettings(environment: Environment): ProductionSettings {
  const settings = productionSettings(environment)
  if (settings.replica !== '') return settings
  throw new TaskFailure(
    'Not set: LITESTREAM_REPLICA.\nIt names the place to which the server copies its database, as the server has it: docs/operations.md.',
  )
}

/** As Go reads it. */
function memoryLimitOf(given = ''): string {
  if (given === '') return `${Math.floor((MEMORY_SHARE * usableBytes()) / 1024 ** 2)}MiB`
  if (/^(off|\d+|\d+([KMGT]i)?B)$/.test(given)) return given
  throw new TaskFailure(`GOMEMLIMIT is "${given}"; it must be a whole number and B, KiB, MiB, GiB or TiB, such as 1500MiB.`)
}

/** A control group may allow less than the machine's memory. */
const usableBytes = (): number => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)

/** Origin of the desktop app's pages. */
export const desktopOrigin = 'app://canteiro'

function portOf(name: string, environment: Environment, usual: number): number {
  const given = environment[name] || String(usual)
  const port = Number(given)
  if (/^\d+$/.test(given) && port > 0 && port < 65_536) return port
  throw new TaskFailure(`${name} is "${given}"; it must be a whole number from 1 to 65535.`)
}

function originOf(name: string, address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !address.endsWith('/')) return url.origin
  throw new TaskFailure(`${name} is "${address}"; it must be an address such as https://canteiro.example, without a path or a final slash.`)
}

/** Another origin that may call this server. */
function appOriginOf(address: string): string {
  if (/^app:\/\/[a-z0-9.-]+$/.test(address) || isHttpOrigin(address)) return address
  throw new TaskFailure(
    `APP_ORIGINS has "${address}"; it must be origins such as https://app.canteiro.example or app://canteiro, with commas between them.`,
  )
}

/** To the letter as browsers send it. `*` is a wildcard to PocketBase, not to URL. */
function isHttpOrigin(address: string): boolean {
  return /^https?:\/\/[a-z0-9.[\]:-]+$/.test(address) && URL.canParse(address) && new URL(address).origin === address
}

/** This server speaks HTTP: https needs a proxy, and every request comes from the proxy's address. */
function assertProxy(environment: Environment): void {
  if (listOf(environment.TRUSTED_PROXY_HEADER).length > 0) return
  throw new TaskFailure(
    `Not set: TRUSTED_PROXY_HEADER.
PUBLIC_URL has https, so a proxy stands before this server. TRUSTED_PROXY_HEADER names the header in which that proxy writes the client's address,
such as X-Forwarded-For; without it all people would share one address, and its limits. docs/operations.md has examples for nginx and Caddy.
Set it to none if the proxy writes no such header.`,
  )
}

/** A company's number follows behind a slash. */
function assertAddress(name: string, address: string): void {
  if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) return
  throw new TaskFailure(`${name} has "${address}"; it must be addresses such as https://brasilapi.com.br/api/cnpj/v1, with commas between them.`)
}

/** The server calls whatever address a browser names there. */
function assertPushService(address: string): void {
  if (address.startsWith('https://') && isHttpOrigin(address)) return
  throw new TaskFailure(`PUSH_SERVICES has "${address}"; it must be origins such as https://push.example, with commas between them.`)
}

function listOf(commaSeparated = ''): string[] {
  return commaSeparated
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
}
