import { labels } from '../labels'
import { sharedProject } from '../public/shared-project'
import { shell } from '../shell'

/** Previews of links in other apps. Functions, so that the app need not carry them; the server's engine has no Intl. */
export type Preview = { title: string; description: string }

type Card = { full_name: string; role: 'empresa' | 'autonomo'; city: string; state: string }

type Project = { project_title: string; city: string; state: string; money: string }

export const previews = {
  /** `money` is '' without a budget. */
  project: ({ project_title, city, state, money }: Project): Preview => ({
    title: shell.pageTitle(project_title),
    description: `Projeto de obra em ${city}, ${state}. Orçamento: ${money || labels.noBudget}. Entre ou crie a sua conta para enviar a sua proposta.`,
  }),
  /** Before any script has run. */
  shared: ({ project_title, city, state, money }: Project) => ({
    ...sharedProject,
    title: project_title,
    facts: `${city}, ${state} · ${sharedProject.budget}: ${money || labels.noBudget}`,
  }),
  /** Not open, or no project: nothing of it is told. */
  anyProject: (): Preview => ({
    title: shell.pageTitle('Projeto de obra'),
    description: 'Entre ou crie a sua conta para ver o projeto e enviar a sua proposta.',
  }),
  /** The public card's facts; without a place only the role. */
  provider: ({ full_name, role, city, state }: Card): Preview => ({
    title: shell.pageTitle(full_name),
    description: `${labels.roles[role]}${city && state ? ` em ${city}, ${state}` : ''}. Veja o perfil no Canteiro.`,
  }),
} as const
