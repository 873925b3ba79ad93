import { labels } from '../labels'
import { sharedProject } from '../public/shared-project'
import { shell } from '../shell'

/** Link preview in other apps. Written by the server, whose engine has no Intl; functions, so that the app need not carry them. */
export type Preview = { title: string; description: string }

type Card = { full_name: string; role: 'empresa' | 'autonomo'; city: string; state: string }

type Project = { project_title: string; city: string; state: string; money: string }

export const previews = {
  /** `money` is '' where the client named no budget. */
  project: ({ project_title, city, state, money }: Project): Preview => ({
    title: shell.pageTitle(project_title),
    description: `Projeto de obra em ${city}, ${state}. Orçamento: ${money || labels.noBudget}. Entre ou crie a sua conta para enviar a sua proposta.`,
  }),
  /** Words of the page itself before any script has run. */
  shared: ({ project_title, city, state, money }: Project) => ({
    ...sharedProject,
    title: project_title,
    facts: `${city}, ${state} · ${sharedProject.budget}: ${money || labels.noBudget}`,
  }),
  /** Nothing of the project itself: it is not open, or is none. */
  anyProject: (): Preview => ({
    title: shell.pageTitle('Projeto de obra'),
    description: 'Entre ou crie a sua conta para ver o projeto e enviar a sua proposta.',
  }),
  /** Only what the public card shows; who has no place yet is told by what they are. */
  provider: ({ full_name, role, city, state }: Card): Preview => ({
    title: shell.pageTitle(full_name),
    description: `${labels.roles[role]}${city && state ? ` em ${city}, ${state}` : ''}. Veja o perfil no Canteiro.`,
  }),
} as const
