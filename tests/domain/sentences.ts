import { mails, notices, previews, texts, webPushes } from '#texts'
import { photos, refusals } from '../../web/texts/pt-BR/refusals'

export const about = { project_title: 'Reforma de banheiro', person_name: 'João Batista' }
const card = { full_name: 'João Batista', role: 'autonomo', city: 'Campinas', state: 'SP' }
export const mailAbout = {
  ...about,
  name: 'Ana Souza',
  link: 'https://canteiro.example/x?token=1',
  settings_link: 'https://canteiro.example/perfil',
  unsubscribe_link: 'https://canteiro.example/api/unsubscribe/x',
  reason: 'Há um pagamento em aberto.',
  projects: [{ title: 'Reforma de banheiro', place: 'Campinas, SP', link: 'https://canteiro.example/projetos/x' }],
  conversations: [about, { ...about, project_title: 'Telhado' }],
}

type Sentence = { path: string; text: string }

/** Each sentence as a person reads it, with the place where it stands. */
function sentencesOf(node: unknown, path: string): Sentence[] {
  if (typeof node === 'string') return [{ path, text: node }]
  if (isTemplate(node)) return [1, 3].flatMap((count) => sentencesOf(filledIn(node, count), `${path}(${count})`))
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, child]) => sentencesOf(child, `${path}.${key}`))
}

type Template = (...given: unknown[]) => unknown
const isTemplate = (node: unknown): node is Template => typeof node === 'function'

/** A template takes one object, or counts and words; a count reads well where a word belongs. */
const filledIn = (template: Template, count: number): unknown =>
  String(template).startsWith('({')
    ? template({
        ...mailAbout,
        ...card,
        provider: 'João Batista',
        money: 'R$ 4.350,00',
        days: '9 dias',
        scope: 'apenas serviço',
        client: 'Ana Souza',
        inWords: 'quatro mil trezentos e cinquenta reais',
        what: 'à etapa “Entrada” da obra “Muro”',
        place: 'Campinas, SP',
        items: count,
        drafts: count,
        photos: count,
      })
    : template(count, count)

/** Every sentence of the product, each template with one of a kind and with several. */
export const sentences: readonly Sentence[] = [
  ...sentencesOf(texts, 'texts'),
  ...sentencesOf({ photos, refusals }, 'refusals'),
  ...sentencesOf(notices, 'notices'),
  ...sentencesOf(previews, 'previews'),
  ...sentencesOf(webPushes, 'webPushes'),
  ...sentencesOf(mails, 'mails').filter(({ path }) => !path.endsWith('.html')),
]
