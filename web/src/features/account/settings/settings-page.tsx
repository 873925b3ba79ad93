import { notifyScopes } from '#domain/collections/people'
import type { ArgsOf } from '#domain/commands'
import { isProvider } from '#domain/people/roles'
import type { WebPushGroup } from '#domain/web-push'
import { errorText, texts } from '#texts'
import { DesktopSettings } from '../../../components/desktop-settings'
import { MissingAccount } from '../../../components/missing-account'
import { useDispatch } from '../../../data/commands/use-dispatch'
import type { Optimistic } from '../../../data/live/overlay'
import { useMyAccount } from '../../../data/queries/account'
import { showToast } from '../../../ui/feedback/toasts'
import { ChoiceChips } from '../../../ui/forms/choices/radio-field'
import { FormSection } from '../../../ui/forms/form-section'
import { Page } from '../../../ui/layout/app-frame'
import { PageHeader } from '../../../ui/layout/page-header'
import { AccessSection } from './access-section'
import { BlockedPeople } from './blocked-people'
import { MailSwitches } from './mail-switches'
import { PrivacySection } from './privacy-section'
import { ProfileForm } from './profile-form'
import { useStoredGroups, WebPushSection } from './web-push-section'

/** Rendered at once: sections must not move under a finger. */
export function SettingsPage() {
  const found = useMyAccount()
  const push = useStoredGroups()
  return (
    <Page>
      <PageHeader title={texts.settings.title} />
      {found && push !== undefined ? <Sections account={found.document} push={push} /> : null}
    </Page>
  )
}

function Sections({ account, push }: { account: Optimistic<'users'> | undefined; push: readonly WebPushGroup[] | null }) {
  const device = (
    <>
      <AccessSection />
      <DesktopSettings />
    </>
  )
  if (!account)
    return (
      <>
        <MissingAccount />
        {device}
      </>
    )
  return (
    <ProfileForm account={account}>
      <NoticesSection account={account} />
      <WebPushSection person={account} stored={push} />
      {device}
      <BlockedPeople />
      <PrivacySection account={account} />
    </ProfileForm>
  )
}

const words = texts.settings.notices
const scopes = notifyScopes.map((value) => ({ value, text: words.scopes[value] }))

export function NoticesSection({ account }: { account: Optimistic<'users'> }) {
  const dispatch = useDispatch()
  const change = async (fields: ArgsOf<'edit_account'>) => {
    const given = await dispatch('edit_account', fields)
    if (!given.ok) showToast({ ...texts.settings.update.failed(errorText(given.code)), tone: 'bad' })
  }
  return (
    <FormSection title={texts.settings.sections.notices}>
      {isProvider(account) ? (
        <ChoiceChips
          label={words.scope}
          hint={words.scopeHint}
          options={scopes}
          value={account.notify_scope}
          onChange={(notify_scope) => void change({ notify_scope })}
        />
      ) : null}
      <MailSwitches account={account} onChange={(fields) => void change(fields)} />
    </FormSection>
  )
}
