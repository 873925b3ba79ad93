import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { texts } from '#texts'
import { useActor } from '../../data/account-context'
import { useProject } from '../../data/queries/projects'
import { useSyncState } from '../../data/sync-state'
import { links } from '../../links'
import { Page } from '../../ui/app-frame'
import { NoConnection } from '../../ui/drawings/no-connection'
import { EmptyState } from '../../ui/empty-state'
import { Skeleton } from '../../ui/skeleton'
import { showToast } from '../../ui/toasts'
import { ManageProposals } from './manage-proposals'

/** Only the owner comes in. An owner's projects are all on their device, once a first round has ended. */
export function ManageProposalsPage() {
  const { projectId = '' } = useParams()
  const actor = useActor()
  const found = useProject(projectId)
  const { complete, connection } = useSyncState()
  if (!found) return null
  if (found.document?.client_id === actor.id) return <ManageProposals project={found.document} />
  if (found.document || complete) return <Forbidden />
  const cannotAsk = connection === 'offline' || connection === 'unreachable'
  return (
    <Page width="wide">
      {cannotAsk ? (
        <EmptyState level={1} drawing={<NoConnection />} title={texts.sync.notOnDevice} />
      ) : (
        <Skeleton label={texts.sync.firstLoad} cards={1} />
      )}
    </Page>
  )
}

function Forbidden() {
  const navigate = useNavigate()
  useEffect(() => {
    showToast({ ...texts.proposals.manage.forbidden, tone: 'bad' })
    void navigate(links.dashboard(), { replace: true })
  }, [navigate])
  return null
}
