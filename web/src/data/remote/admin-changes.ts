import { useEffect, useState } from 'react'
import { useAdminSession } from '../session/admin-session'

/** The pages of administrators ask again at most this often. */
const LEAST_MS = 1_000

/** A number that grows when something has changed on the server, at most once a second: the topic `admin` says that, and never what. */
export function useAdminChanges(): number {
  const token = useAdminSession()?.token ?? ''
  const [version, setVersion] = useState(0)

  useEffect(() => {
    if (token === '') return
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let last = Date.now()
    const grow = () => {
      timer = undefined
      last = Date.now()
      setVersion((count) => count + 1)
    }
    const note = () => {
      timer ??= setTimeout(grow, Math.max(0, last + LEAST_MS - Date.now()))
    }
    const end = listen(token, note, () => isOver)
    return () => {
      isOver = true
      clearTimeout(timer)
      void end.then((stop) => stop())
    }
  }, [token])

  return version
}

/** Without a stream the pages show what they asked for, and ask when they are opened. */
async function listen(token: string, onChange: () => void, isOver: () => boolean): Promise<() => void> {
  try {
    const { default: Client } = await import('pocketbase')
    if (isOver()) return () => undefined
    const client = new Client('/')
    client.beforeSend = (url, options) => ({ url, options: { ...options, headers: { ...options.headers, Authorization: token } } })
    await client.realtime.subscribe('admin', onChange)
    return () => void client.realtime.unsubscribe().catch(() => undefined)
  } catch {
    return () => undefined
  }
}
