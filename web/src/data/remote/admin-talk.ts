import { useCallback, useRef, useState } from 'react'
import { type AdminLive, type AskLive, useAdminLive } from './admin-live'
import { type AdminTalk, fetchTalk } from './admin-tables'

type WholeTalk = AdminLive<AdminTalk> & { earlier: () => void; isLoadingEarlier: boolean }

/** A message never changes, so none is asked for again. */
export function useAdminTalk(ticketId: string): WholeTalk {
  const known = useRef<{ of: string; talk: AdminTalk } | null>(null)
  const earlierOf = useRef('')
  const [wantedBefore, setWantedBefore] = useState('')

  const ask = useCallback<AskLive<AdminTalk>>(
    async (token, signal) => {
      let talk = known.current?.of === ticketId ? known.current.talk : null
      const [oldest] = talk?.messages ?? []
      if (talk && oldest && earlierOf.current === ticketId) {
        const earlier = await fetchTalk(token, ticketId, oldest.created_at, signal)
        if (!earlier.ok) return earlier
        earlierOf.current = ''
        talk = withEarlier(talk, earlier.value)
        known.current = { of: ticketId, talk }
      }
      const newest = await fetchTalk(token, ticketId, '', signal)
      if (!newest.ok) return newest
      talk = talk ? withNewest(talk, newest.value) : newest.value
      known.current = { of: ticketId, talk }
      return { ok: true, value: talk }
    },
    [ticketId],
  )
  const live = useAdminLive(ask)
  const { refresh, value, code } = live
  const oldestId = value?.messages[0]?.id ?? ''
  const earlier = useCallback(() => {
    earlierOf.current = ticketId
    setWantedBefore(oldestId)
    refresh()
  }, [refresh, oldestId, ticketId])
  return { ...live, earlier, isLoadingEarlier: code === null && wantedBefore !== '' && wantedBefore === oldestId }
}

const withEarlier = (talk: AdminTalk, { messages, has_earlier }: AdminTalk): AdminTalk => ({
  ...talk,
  messages: [...messages, ...talk.messages],
  has_earlier,
})

function withNewest(talk: AdminTalk, newest: AdminTalk): AdminTalk {
  const [first] = newest.messages
  const last = talk.messages.at(-1)
  // More than one page is new: the gap is loaded as earlier messages.
  if (!first || (last && last.created_at < first.created_at && newest.has_earlier)) return newest
  const older = talk.messages.filter(({ created_at }) => created_at < first.created_at)
  return { ...newest, messages: [...older, ...newest.messages], has_earlier: older.length > 0 ? talk.has_earlier : newest.has_earlier }
}
