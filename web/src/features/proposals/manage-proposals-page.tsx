import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { links } from '#links'
import { texts } from '#texts'
import { useProject } from '../../data/queries/projects'
import { useAsked } from '../../data/remote/use-asked'
import { useActor } from '../../data/store/account-store-context'
import noConnection from '../../ui/drawings/no-connection.svg?raw'
import { EmptyState } from '../../ui/feedback/empty-state'
import { Skeleton } from '../../ui/feedback/skeleton'
import { showToast } from '../../ui/feedback/toasts'
import { Page } from '../../ui/layout/app-frame'
import { ManageProposals } from './manage-proposals'

/** For owners, whose projects are on the device or come with the next pull. */
export function ManageProposalsPage() {
  const { projectId = '' } = useParams()
  const actor = useActor()
  const found = useProject(projectId)
  if (!found) return null
  if (!found.document) return <MissingProject key={projectId} id={projectId} />
  return found.document.client_id === actor.id ? <ManageProposals project={found.document} /> : <Forbidden />
}

/** It may still come: only the server says that it is another's. Product 47. */
function MissingProject({ id }: { id: string }) {
  const asked = useAsked('projects', id)
  if (asked === 'absent') return <Forbidden />
  return (
    <Page width="wide">
      {asked === 'asking' ? (
        <Skeleton label={texts.actions.loading} cards={1} />
      ) : (
        <EmptyState level={1} drawing={noConnection} title={texts.sync.notOnDevice} />
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
