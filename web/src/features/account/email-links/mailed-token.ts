import { useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { askedPageParameter } from '#links'

/**
 * The token that a mailed link carries, '' for none. It stands behind '#', where no server, proxy or log sees it, and is taken out of the address
 * at once: no history, no screenshot and no referrer keeps it. Links that were mailed with '?token=' work until their tokens run out.
 */
export const useMailedToken = (): string => useMailedLink().token

/** The same with `from`, the page that was asked for before signing up, '' where the link names none. Product 92. */
export function useMailedLink(): { token: string; from: string } {
  const { search, hash } = useLocation()
  const inAddress = tokenIn(hash) ?? tokenIn(search)
  const [token, setToken] = useState(inAddress ?? '')
  const [from] = useState(() => new URLSearchParams(hash.slice(1)).get(askedPageParameter) ?? '')
  const navigate = useNavigate()
  useLayoutEffect(() => {
    if (inAddress === null) return
    // A later link may be opened where this page is already shown: only what is behind '#' changes then, and nothing is loaded anew.
    setToken(inAddress)
    void navigate({ search: '', hash: '' }, { replace: true })
  }, [inAddress, navigate])
  return { token, from }
}

/** A token is three parts of base64url; what a message has put behind it or a line's end into it is none of it. */
function tokenIn(behind: string): string | null {
  const written = new URLSearchParams(behind.slice(1)).get('token')
  return written && (/^[\w-]+(\.[\w-]+){0,2}/.exec(written.replace(/[\s=]/g, ''))?.[0] ?? '')
}

/** `newEmail` is the address that a change of e-mail leads to, '' for other links. */
export type TokenFacts = { personId: string; email: string; newEmail: string; isExpired: boolean }

/** Claims of a token; null when it is malformed. Only the server can verify it. */
export function tokenFacts(token: string, now: number): TokenFacts | null {
  const payload = jsonOf(token.split('.')[1] ?? '')
  if (typeof payload !== 'object' || payload === null || !('exp' in payload) || typeof payload.exp !== 'number') return null
  const claims = new Map<string, unknown>(Object.entries(payload))
  const text = (name: string) => String(claims.get(name) ?? '')
  return { personId: text('id'), email: text('email'), newEmail: text('newEmail'), isExpired: payload.exp * 1_000 <= now }
}

function jsonOf(base64url: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}
