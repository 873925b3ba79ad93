import { useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { askedPageParameter } from '#links'

/** '' for none. Behind '#' no server, proxy or log sees it, and it leaves the address at once. Links with '?token=' work until they run out. */
export const useMailedToken = (): string => useMailedLink().token

/** `from`: the page before the sign-up, '' for none. Product 92. */
export function useMailedLink(): { token: string; from: string } {
  const { search, hash } = useLocation()
  const inAddress = tokenIn(hash) ?? tokenIn(search)
  const [token, setToken] = useState(inAddress ?? '')
  const [from] = useState(() => new URLSearchParams(hash.slice(1)).get(askedPageParameter) ?? '')
  const navigate = useNavigate()
  useLayoutEffect(() => {
    if (inAddress === null) return
    // A later link on this page changes only the part behind '#'.
    setToken(inAddress)
    void navigate({ search: '', hash: '' }, { replace: true })
  }, [inAddress, navigate])
  return { token, from }
}

/** Three parts of base64url, whatever a message or line end has added. */
function tokenIn(behind: string): string | null {
  const written = new URLSearchParams(behind.slice(1)).get('token')
  return written && (/^[\w-]+(\.[\w-]+){0,2}/.exec(written.replace(/[\s=]/g, ''))?.[0] ?? '')
}

/** `newEmail` is '' unless the link changes it. */
export type TokenFacts = { personId: string; email: string; newEmail: string; isExpired: boolean }

/** null when malformed. Only the server verifies. */
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
