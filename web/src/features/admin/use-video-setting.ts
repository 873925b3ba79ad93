import { useState } from 'react'
import { videoId } from '#domain/video'
import { errorText, texts } from '#texts'
import { type AdminFailure, isSessionOver, setSiteSetting } from '../../data/admin'
import { endAdminSession, storedAdminSession, useTypedText } from '../../data/admin-session'
import { showToast } from '../../ui/toasts'

const words = texts.admin.siteSettings

/** The address of the site's video. What is typed is kept until the server has taken it, even beyond this session. */
export function useVideoSetting(atFirst: string) {
  const [stored, setStored] = useState(atFirst)
  const [typed, keep] = useTypedText('video')
  const [problem, setProblem] = useState<string | null>(null)
  const [isPending, setIsPending] = useState(false)
  const value = typed ?? stored

  const type = (text: string) => {
    keep(text === stored ? null : text)
    setProblem(null)
  }

  const send = async () => {
    const address = value.trim()
    const session = storedAdminSession()
    if (address !== '' && !videoId(address)) return refuse()
    if (!session) return endAdminSession()
    setIsPending(true)
    const answer = await setSiteSetting(session, 'how_it_works_video_url', address)
    setIsPending(false)
    if (!answer.ok) return fail(answer.code)
    setStored(address)
    keep(null)
    showToast({ ...words.saved, tone: 'ok' })
  }

  const refuse = () => {
    setProblem(words.videoInvalid)
    document.getElementById(VIDEO_FIELD)?.focus()
  }

  const fail = (code: AdminFailure) => {
    if (code === 'video_invalid') refuse()
    showToast({ ...words.failed(code === 'video_invalid' ? words.videoInvalid : errorText(code)), tone: 'bad' })
    if (isSessionOver(code)) endAdminSession()
  }

  return { value, type, problem, isPending, isUnsaved: typed !== null, isShown: videoId(stored) !== null, save: () => void send() }
}

export const VIDEO_FIELD = 'admin-video'
