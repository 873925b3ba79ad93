import type { Project } from '#domain/documents'
import { texts } from '#texts'
import { type Paper, rowOf } from '../../components/paper/paper'
import { placeOf } from '../../components/projects/place-of'
import { isQuoted } from '../../components/projects/quote/quote-facts'
import { quoteParts } from '../../components/projects/quote/quote-parts'
import type { MyDeal } from '../../components/projects/use-deal'
import { longDate } from '../../components/times/times'
import { dealLines } from './deal-facts'
import { projectAddress } from './files/project-address'

const words = texts.deal
const { page } = texts.projects

/** A4 for both signatures. Product 54, 116. */
export function dealPaper(project: Project, deal: MyDeal, now: number): Paper {
  const { provider_name, provider_role, provider_city, provider_state, cover_letter } = deal.proposal
  const about = [texts.labels.roles[provider_role], placeOf({ city: provider_city, state: provider_state })].filter(Boolean).join(', ')
  return {
    kind: words.title,
    title: project.title,
    facts: [`${words.sheet.address}: ${projectAddress(project)}`],
    parts: [
      {
        title: words.sheet.sides,
        lines: [
          { term: words.client, value: project.client_name },
          { term: words.provider, value: [provider_name, about].filter(Boolean).join(' · ') },
        ],
      },
      { title: words.sheet.terms, lines: dealLines(project, deal) },
      ...(isQuoted(deal.proposal) ? quoteParts(deal.proposal) : []),
      { title: words.sheet.scope, text: project.description },
      ...(project.products.length > 0
        ? [
            {
              title: page.products,
              table: {
                columns: ['text', 'short'] as const,
                head: [rowOf([page.product, page.quantity])],
                rows: project.products.map(({ name, quantity }) => rowOf([name, quantity])),
              },
            },
          ]
        : []),
      { title: words.sheet.letter(provider_name), text: cover_letter },
    ],
    signatures: {
      place: words.sheet.place,
      names: [words.sheet.signature(words.client, project.client_name), words.sheet.signature(words.provider, provider_name)],
    },
    foot: texts.labels.printed(longDate(now)),
  }
}
