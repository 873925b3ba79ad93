import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { contentSecurityPolicy } from '#content-security-policy'
import { failurePage, failurePath, failurePolicy } from '../window/failure-page'
import { isAppAddress, isOfServer } from './app-address'

export type AppRequest = { url: string; method: string }

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cache-Control': 'no-cache',
}

/** Every page is the app's shell; nothing outside the folder can be named. */
export function createAppFiles(folder: string, server: string): (request: AppRequest) => Promise<Response> {
  const policy = contentSecurityPolicy({ server })
  return async ({ url, method }) => {
    const path = pathOf(url)
    if (method !== 'GET' && method !== 'HEAD') return refused(405)
    if (path === failurePath) return failure(200)
    if (path === undefined) return refused(404)
    const isPage = extname(path) === ''
    const file = isPage ? '/index.html' : path
    const bytes = await readFile(join(folder, file)).catch(() => undefined)
    if (bytes)
      return new Response(new Uint8Array(bytes), { headers: { ...commonHeaders, 'Content-Type': typeOf(file), 'Content-Security-Policy': policy } })
    return isPage ? failure(500) : refused(404)
  }
}

/** The URL parser has resolved '..' and '%2e%2e'; remaining encodings, such as '%2f' and '%5c', and leading dots name no file of the build. */
function pathOf(address: string): string | undefined {
  if (!isAppAddress(address)) return undefined
  const { pathname } = new URL(address)
  if (pathname === failurePath) return pathname
  const isPlain = /^[\w\-./]*$/.test(pathname) && !/\/\.|\/\/|\.\./.test(pathname)
  return isPlain && !isOfServer(pathname) ? pathname || '/' : undefined
}

const typeOf = (file: string): string => types[extname(file)] ?? 'application/octet-stream'
const refused = (status: number): Response => new Response(null, { status, headers: commonHeaders })

const failure = (status: number): Response =>
  new Response(failurePage, {
    status,
    headers: { ...commonHeaders, 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': failurePolicy },
  })
