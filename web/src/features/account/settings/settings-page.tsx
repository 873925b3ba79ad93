import { desktop } from '#desktop'
import { texts } from '#texts'
import { MissingAccount } from '../../../components/missing-account'
import { useOptionalPart } from '../../../components/use-optional-part'
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
  const DesktopSection = useOptionalPart(loadDesktopSection, desktop !== undefined)
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
      {desktop && DesktopSection ? <DesktopSection desktop={desktop} /> : null}
      {account ? <PrivacySection account={account} /> : null}
    </Page>
  )
}

/** What only the desktop app has. */
const loadDesktopSection = async () => (await import('./desktop-section')).DesktopSection
