import * as v from 'valibot'

/** What the register knows of a company; '' for what is unknown. `uf` is the state's two letters, `phone` digits as they come. */
const company = v.object({ razao_social: v.string(), address: v.string(), municipio: v.string(), uf: v.string(), phone: v.string() })
export type Company = v.InferOutput<typeof company>

/** Sentences for the codes are in the texts. */
export type CompanyAnswer = { ok: true; value: Company } | { ok: false; code: string }

const failure = v.object({ code: v.string() })
/** The server asks two registers, each for 8 seconds at most. */
const SILENCE_LIMIT_MS = 25_000

/** Looks a company up. Needs a connection. `cnpj` has 14 characters. */
export async function fetchCnpj(token: string, cnpj: string): Promise<CompanyAnswer> {
  if (!navigator.onLine) return { ok: false, code: 'offline' }
  try {
    const response = await fetch('/api/fetch-cnpj', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: token },
      body: JSON.stringify({ cnpj }),
      signal: AbortSignal.timeout(SILENCE_LIMIT_MS),
    })
    const body: unknown = await response.json()
    if (response.ok) return { ok: true, value: v.parse(company, body) }
    const said = v.safeParse(failure, body)
    return { ok: false, code: said.success ? said.output.code : 'unreachable' }
  } catch {
    return { ok: false, code: navigator.onLine ? 'unreachable' : 'offline' }
  }
}
