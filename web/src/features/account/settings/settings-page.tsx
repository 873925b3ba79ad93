import { texts } from '#texts'
import { DesktopSettings } from '../../../components/desktop-settings'
import { MissingAccount } from '../../../components/missing-account'
import { useMyAccount } from '../../../data/queries/account'
import { Page } from '../../../ui/layout/app-frame'
import { PageHeader } from '../../../ui/layout/page-header'
import { AccessSection } from './access-section'
import { NoticesSection } from './notices-section'
import { PrivacySection } from './privacy-section'
import { ProfileForm } from './profile-form'

/** Configurações: what one edits of oneself. */
export function SettingsPage() {
  const found = useMyAccount()
  const account = found?.document
  return (
    <Page>
      <PageHeader title={texts.settings.title} />
      {found && !account ? <MissingAccount /> : null}
      {account ? (
        <>
          <ProfileForm account={account} />
          <NoticesSection account={account} />
        </>
      ) : null}
      <AccessSection />
      <DesktopSettings />
      {account ? <PrivacySection account={account} /> : null}
    </Page>
  )
}
