import { useState } from 'react'
import * as v from 'valibot'
import { FOOTER_ACTIVE } from '#domain/footer-settings'
import { settingRefusal } from '#domain/site-settings'
import { withScheme } from '#domain/website'
import { errorText, texts } from '#texts'
import { isSessionOver, setSiteSetting } from '../../data/remote/admin'
import { endAdminSession, storedAdminSession, useTypedText } from '../../data/session/admin-session'
import { showToast } from '../../ui/feedback/toasts'
import { type Answer, useForm } from '../../ui/forms/use-form'
import { useTellSaved } from './left-form'

const values = v.object({ footer_facebook: v.string(), footer_instagram: v.string(), footer_linkedin: v.string(), [FOOTER_ACTIVE]: v.string() })
type Values = v.InferOutput<typeof values>
type Address = Exclude<keyof Values, typeof FOOTER_ACTIVE>

const words = texts.admin.siteSettings
const addresses = ['footer_facebook', 'footer_instagram', 'footer_linkedin'] as const satisfies readonly Address[]
const keys = [...addresses, FOOTER_ACTIVE] as const

/** What the footer's buttons do. What is typed is kept until the server has taken it, even beyond this session. */
export function useFooterSettings(atFirst: ReadonlyMap<string, string>) {
  const [stored, setStored] = useState<Values>(() => valuesOf((key) => atFirst.get(key) ?? ''))
  const tellSaved = useTellSaved()
  const [kept, keep] = useTypedText('footer')
  const value = valuesIn(kept) ?? stored
  const typed = {
    value,
    setValue(next: (newest: Values) => Values) {
      const changed = next(value)
      keep(areSame(changed, stored) ? null : JSON.stringify(changed))
    },
  }
  const form = useForm<Values, Address>({ id: 'admin-footer', typed, check, send })

  /** One setting after the other: what was taken is stored even if the next one is not. */
  async function send(wanted: Values, answer: Answer<Address>) {
    const trimmed = valuesOf((key) => withScheme(wanted[key].trim()))
    let known = stored
    for (const key of keys.filter((one) => trimmed[one] !== known[one])) {
      const session = storedAdminSession()
      if (!session) return endAdminSession()
      const set = await setSiteSetting(session, key, trimmed[key])
      if (!set.ok) return fail(set.code, key, answer)
      known = { ...known, [key]: trimmed[key] }
      setStored(known)
    }
    // What was typed meanwhile, in a form that was opened again, is the next change.
    keep((newest) => {
      const typedSince = valuesIn(newest)
      return typedSince && !areSame(typedSince, wanted) ? newest : null
    })
    tellSaved()
    showToast({ ...words.footer.saved, tone: 'ok' })
  }

  function fail(code: Parameters<typeof isSessionOver>[0], key: keyof Values, { blame }: Answer<Address>): void {
    const reason = code === 'website_invalid' ? texts.errors.fields.website_invalid : errorText(code)
    if (code === 'website_invalid' && key !== FOOTER_ACTIVE) blame(key, reason)
    showToast({ ...words.failed(reason), tone: 'bad' })
    if (isSessionOver(code)) endAdminSession()
  }

  return {
    form,
    values: value,
    setActive: (isActive: boolean) => typed.setValue((newest) => ({ ...newest, [FOOTER_ACTIVE]: isActive ? 'yes' : '' })),
    isUnsaved: kept !== null,
  }
}

const areSame = (one: Values, other: Values): boolean => keys.every((key) => one[key] === other[key])

function valuesIn(kept: string | null): Values | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), values), kept ?? '')
  return read.success ? read.output : null
}

const valuesOf = (read: (key: keyof Values) => string): Values => ({
  footer_facebook: read('footer_facebook'),
  footer_instagram: read('footer_instagram'),
  footer_linkedin: read('footer_linkedin'),
  [FOOTER_ACTIVE]: read(FOOTER_ACTIVE),
})

const check = (typed: Values) =>
  Object.fromEntries(
    addresses.map((key) => [key, settingRefusal(key, withScheme(typed[key].trim())) ? texts.errors.fields.website_invalid : undefined]),
  )
