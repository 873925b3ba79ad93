import { texts } from '#texts'
import { DesktopSettings } from '../../../components/desktop-settings'
import { MissingAccount } from '../../../components/missing-account'
import { useMyAccount } from '../../../data/queries/account'
import type { Optimistic } from '../../../data/queries/overlay'
import { Page } from '../../../ui/layout/app-frame'
import { PageHeader } from '../../../ui/layout/page-header'
import { AccessSection } from './access-section'
import { NoticesSection } from './notices-section'
import { PrivacySection } from './privacy-section'
import { ProfileForm } from './profile-form'

/** Configurações: what one edits of oneself. All of it comes at once: what stands below the form must not move under a finger as the form comes. */
export function SettingsPage() {
  const found = useMyAccount()
  return (
    <Page>
      <PageHeader title={texts.settings.title} />
      {found ? <Sections account={found.document} /> : null}
    </Page>
  )
}

function Sections({ account }: { account: Optimistic<'users'> | undefined }) {
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
      {device}
      <PrivacySection account={account} />
    </ProfileForm>
  )
}
