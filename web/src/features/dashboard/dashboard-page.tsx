import { texts } from '#texts'
import { useOptionalPart } from '../../components/use-optional-part'
import { useActor, useSession } from '../../data/store/account-store-context'
import { Page } from '../../ui/layout/app-frame'
import { PageHeader } from '../../ui/layout/page-header'
import { ClientCards } from './client-cards'
import { IncompleteProfile } from './incomplete-profile'
import { PageOfOthers } from './page-of-others'
import { ProviderCards } from './provider-cards'

const loadNeeds = async () => (await import('./needs')).Needs

export function DashboardPage() {
  const { role, full_name } = useActor()
  const { session } = useSession()
  const isClient = role === 'cliente'
  const Needs = useOptionalPart(loadNeeds)
  return (
    <Page width="wide">
      <PageHeader
        title={texts.dashboard.welcome(welcomeName(full_name, session?.email ?? ''))}
        lead={isClient ? texts.dashboard.client.intro : texts.dashboard.provider.intro}
      />
      <PageOfOthers />
      <IncompleteProfile />
      {isClient ? <ClientCards /> : <ProviderCards />}
      {Needs ? <Needs /> : null}
    </Page>
  )
}

/** The name, else what stands before the @ of the e-mail, else 'Usuário'. Product 62. */
const welcomeName = (fullName: string, email: string): string => fullName.trim() || email.split('@')[0] || texts.dashboard.nameless
