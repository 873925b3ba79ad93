import { serverUrl } from '#desktop'
import type { Result } from '#domain/result'
import { bodyOf, type HttpAnswer, type HttpRequest, noteUnderWay, SILENCE_LIMIT_MS } from './client'
import { lostWay } from './failure'
import { watchSilence } from './silence-watch'

type FormRequest = Omit<HttpRequest, 'body' | 'signal'> & { body: FormData }

/** `send` of client.ts for slow forms: `onPart` receives the sent part, 0 to 1, which fetch does not report. */
export function sendForm(form: FormRequest, onPart: (part: number) => void): Promise<Result<HttpAnswer, 'offline' | 'unreachable'>> {
  const { baseUrl = serverUrl, path, method = 'POST', token, body, headers, silenceLimit = SILENCE_LIMIT_MS } = form
  const request = new XMLHttpRequest()
  const watch = watchSilence(silenceLimit)
  const end = noteUnderWay()
  return new Promise((resolve) => {
    const settle = (result: Result<HttpAnswer, 'offline' | 'unreachable'>) => {
      watch.stop()
      end()
      resolve(result)
    }
    const lose = () => settle({ ok: false, code: lostWay() })
    watch.signal.addEventListener('abort', () => request.abort())
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      watch.heard()
      if (total > 0) onPart(loaded / total)
    })
    request.addEventListener('progress', watch.heard)
    request.addEventListener('load', () => {
      const { status, responseText } = request
      settle({ ok: true, value: { status, headers: headersOf(request.getAllResponseHeaders()), body: bodyOf(status, responseText) } })
    })
    request.addEventListener('error', lose)
    request.addEventListener('abort', lose)
    request.open(method, baseUrl + path)
    for (const [name, value] of Object.entries({ ...(token && { Authorization: token }), ...headers })) request.setRequestHeader(name, value)
    request.send(body)
  })
}

function headersOf(lines: string): Headers {
  const headers = new Headers()
  for (const line of lines.split('\r\n')) {
    const at = line.indexOf(':')
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim())
  }
  return headers
}
