import { emptyOf } from '#domain/collections'
import type { ArgsOf } from '#domain/commands'
import { noProjectDetails } from '#domain/commands/publish-project'
import { termsOf } from '#domain/projects/proposal-terms'
import { newId } from '#new-id'

export const projectArgs = (change: Partial<ArgsOf<'publish_project'>> = {}): ArgsOf<'publish_project'> => ({
  project_id: newId(),
  title: 'Reforma de banheiro',
  description: 'Trocar piso e azulejo de um banheiro de 12 m².',
  address: 'Cambuí, Rua das Flores',
  city: 'Campinas',
  state: 'SP',
  budget: null,
  products: null,
  ...noProjectDetails,
  ...change,
})

export const proposalArgs = (project_id: string, change: Partial<ArgsOf<'send_proposal'>> = {}): ArgsOf<'send_proposal'> => ({
  project_id,
  edition: '',
  ...termsOf(emptyOf('proposals')),
  amount: 1_500,
  duration_days: 5,
  proposal_type: 'service',
  cover_letter: 'Começo segunda.',
  ...change,
})
