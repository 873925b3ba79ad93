import type { Project, Proposal } from '#domain/documents'
import type { Side } from '#domain/projects/deal'

/** Names of a deal's owner and provider. */
export const sideNames = (
  { client_name }: Pick<Project, 'client_name'>,
  { provider_name }: Pick<Proposal, 'provider_name'>,
): Record<Side, string> => ({
  owner: client_name,
  provider: provider_name,
})
