import type { Project, Proposal } from '#domain/documents'
import { texts } from '#texts'
import { ProviderFace, ProviderName } from '../../components/people/provider-link'
import { BeforeEditBadge } from '../../components/projects/before-edit-badge'
import * as css from './compare-header.css'

/** Provider of a proposal, over their column. */
export function CompareHeader({ proposal, project }: { proposal: Proposal; project: Project }) {
  const { provider_id, provider_name, provider_avatar, provider_role, provider_city, provider_state } = proposal
  return (
    <div className={css.head}>
      <div className={css.avatar}>
        <ProviderFace id={provider_id} name={provider_name} avatar={provider_avatar} shape={provider_role === 'empresa' ? 'square' : 'round'} />
      </div>
      <div>
        <p className={css.name} title={provider_name}>
          <ProviderName id={provider_id}>{provider_name}</ProviderName>
        </p>
        <p className={css.note}>{texts.labels.roles[provider_role]}</p>
        {provider_city ? <p className={css.note}>{`${provider_city}, ${provider_state}`}</p> : null}
        <p className={css.note}>{texts.labels.proposalNotRated}</p>
        <div className={css.mark}>
          <BeforeEditBadge proposal={proposal} project={project} />
        </div>
      </div>
    </div>
  )
}
