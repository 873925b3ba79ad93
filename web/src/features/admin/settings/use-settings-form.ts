import { useState } from 'react'
import * as v from 'valibot'
import { type SiteSetting, settingRefusal } from '#domain/site-settings'
import { withScheme } from '#domain/values/website'
import { errorText, texts } from '#texts'
import { isSessionOver, setSiteSetting } from '../../../data/remote/admin'
import { endAdminSession, storedAdminSession, useTypedText } from '../../../data/session/admin-session'
import { showToast } from '../../../ui/feedback/toasts'
import { type Answer, useForm } from '../../../ui/forms/use-form'

const value = v.optional(v.string(), '')
const settings = v.object({
  how_it_works_video_url: value,
  footer_facebook: value,
  footer_instagram: value,
  footer_linkedin: value,
  footer_active: value,
})
type Settings = v.InferOutput<typeof settings>

export type StoredSettings = ReadonlyMap<string, string>

/** Typed values stay in the tab under `name` until stored. */
export function useSettingsForm(
  name: 'video' | 'footer',
  keys: readonly SiteSetting[],
  atFirst: StoredSettings,
  saved: { title: string; description: string },
) {
  const [stored, setStored] = useState(() => v.parse(settings, Object.fromEntries(atFirst)))
  const [kept, keep] = useTypedText(name)
  const areSame = (one: Settings, other: Settings) => keys.every((key) => one[key] === other[key])
  const value = settingsIn(kept) ?? stored
  const typed = {
    value,
    setValue(next: (newest: Settings) => Settings) {
      const changed = next(value)
      keep(areSame(changed, stored) ? null : JSON.stringify(changed))
    },
  }
  const check = (wanted: Settings) => Object.fromEntries(keys.map((key) => [key, fieldError(settingRefusal(key, trimmed(wanted[key])))]))
  const form = useForm<Settings, SiteSetting>({ id: `admin-${name}`, typed, check, send })

  /** One by one: a stored setting stays even if the next fails. */
  async function send(wanted: Settings, { blame }: Answer<SiteSetting>) {
    let known = stored
    for (const key of keys.filter((one) => trimmed(wanted[one]) !== known[one])) {
      const session = storedAdminSession()
      if (!session) return endAdminSession()
      const set = await setSiteSetting(session, key, trimmed(wanted[key]))
      if (!set.ok) {
        const error = fieldError(set.code)
        if (error) blame(key, error)
        showToast({ ...texts.admin.siteSettings.failed(error ?? errorText(set.code)), tone: 'bad' })
        return isSessionOver(set.code) ? endAdminSession() : undefined
      }
      known = { ...known, [key]: trimmed(wanted[key]) }
      setStored(known)
    }
    // Edits during the save are the next change.
    keep((newest) => {
      const typedSince = settingsIn(newest)
      return typedSince && !areSame(typedSince, wanted) ? newest : null
    })
    showToast({ ...saved, tone: 'ok' })
  }

  return { form, isUnsaved: kept !== null }
}

/** For codes about the field's value. */
const fieldError = (code: string | null): string | undefined =>
  code === 'website_invalid' || code === 'video_invalid' ? texts.errors.fields[code] : undefined

const trimmed = (text: string): string => withScheme(text.trim())

function settingsIn(kept: string | null): Settings | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), settings), kept ?? '')
  return read.success ? read.output : null
}
