import type { Project, Proposal } from '#domain/documents'
import { texts } from '#texts'
import { ProviderFace, ProviderName } from '../../components/people/provider-link'
import { BeforeEditBadge } from '../../components/projects/before-edit-badge'
import { placeOf } from '../../components/projects/place-of'
import * as css from './compare-header.css'

/** `missing`: what its quote does not say, in words. */
export const CompareHeader = ({ proposal: { provider_id, provider_name }, missing }: { proposal: Proposal; missing: string }) => (
  <div>
    <p className={css.name} title={provider_name}>
      <ProviderName id={provider_id}>{provider_name}</ProviderName>
    </p>
    {missing ? <p className={css.note}>{missing}</p> : null}
  </div>
)

/** Face and facts of a provider, in their column. */
export function CompareProvider({ proposal, project }: { proposal: Proposal; project: Project }) {
  const { provider_id, provider_name, provider_avatar, provider_role, provider_city, provider_state } = proposal
  const place = placeOf({ city: provider_city, state: provider_state })
  return (
    <div className={css.provider}>
      <div className={css.avatar}>
        <ProviderFace id={provider_id} name={provider_name} avatar={provider_avatar} shape={provider_role === 'empresa' ? 'square' : 'round'} />
      </div>
      <div>
        <p className={css.note}>{[texts.labels.roles[provider_role], place].filter(Boolean).join(' · ')}</p>
        <p className={css.note}>{texts.labels.proposalNotRated}</p>
        <div className={css.mark}>
          <BeforeEditBadge proposal={proposal} project={project} />
        </div>
      </div>
    </div>
  )
}
