import { useState } from 'react'
import { settingRefusal } from '#domain/site-settings'
import { withScheme } from '#domain/website'
import { errorText, texts } from '#texts'
import { type AdminFailure, isSessionOver, setSiteSetting } from '../../data/remote/admin'
import { endAdminSession, storedAdminSession, useTypedText } from '../../data/session/admin-session'
import { showToast } from '../../ui/feedback/toasts'
import { type Answer, useForm } from '../../ui/forms/use-form'
import { useTellSaved } from './left-form'

type Values = { video: string }

const words = texts.admin.siteSettings

/** The address of the site's video. What is typed is kept until the server has taken it, even beyond this session. */
export function useVideoSetting(atFirst: string) {
  const [stored, setStored] = useState(atFirst)
  const tellSaved = useTellSaved()
  const [kept, keep] = useTypedText('video')
  const value = { video: kept ?? stored }
  const typed = {
    value,
    setValue(next: (newest: Values) => Values) {
      const { video } = next(value)
      keep(video === stored ? null : video)
    },
  }
  const form = useForm({ id: 'admin', typed, check, send })

  async function send({ video }: Values, answer: Answer<keyof Values>) {
    const address = withScheme(video.trim())
    const session = storedAdminSession()
    if (!session) return endAdminSession()
    const set = await setSiteSetting(session, 'how_it_works_video_url', address)
    if (!set.ok) return fail(set.code, answer)
    setStored(address)
    // What was typed meanwhile, in a form that was opened again, is the next change.
    keep((newest) => (newest === video ? null : newest))
    tellSaved()
    showToast({ ...words.saved, tone: 'ok' })
  }

  function fail(code: AdminFailure, { blame }: Answer<keyof Values>): void {
    if (code === 'website_invalid') blame('video', texts.errors.fields.website_invalid)
    showToast({ ...words.failed(code === 'website_invalid' ? texts.errors.fields.website_invalid : errorText(code)), tone: 'bad' })
    if (isSessionOver(code)) endAdminSession()
  }

  return { form, isUnsaved: kept !== null, typed: value.video.trim() }
}

/** Any address, or none: what is no video is stored, and not shown. */
const check = ({ video }: Values) => ({
  video: settingRefusal('how_it_works_video_url', withScheme(video.trim())) ? texts.errors.fields.website_invalid : undefined,
})
