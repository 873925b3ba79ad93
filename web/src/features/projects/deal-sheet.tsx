import type { ReactNode } from 'react'
import type { Project } from '#domain/documents'
import { texts } from '#texts'
import { placeOf } from '../../components/projects/place-of'
import type { Deal } from '../../components/projects/use-deal'
import { longDate } from '../../components/times/times'
import { useNow } from '../../components/times/use-now'
import { PrintSheet } from '../../ui/layout/print-sheet'
import * as paper from '../../ui/layout/print-sheet.css'
import { dealFacts } from './deal-facts'
import * as css from './deal-sheet.css'
import { projectAddress } from './files/project-address'
import { ProjectProducts } from './project-products'

const words = texts.deal

/** A4 for both signatures, printed in place of the page. Product 54. */
export function DealSheet({ project, deal: { proposal }, deal }: { project: Project; deal: Deal }) {
  const now = useNow()
  const { provider_name, provider_role, provider_city, provider_state } = proposal
  const sides = [
    { side: words.client, name: project.client_name, about: '' },
    {
      side: words.provider,
      name: provider_name,
      about: [texts.labels.roles[provider_role], placeOf({ city: provider_city, state: provider_state })].filter(Boolean).join(', '),
    },
  ]
  return (
    <PrintSheet>
      <p className={paper.kind}>{words.title}</p>
      <h1 className={paper.title}>{project.title}</h1>
      <p className={paper.facts}>{`${words.sheet.address}: ${projectAddress(project)}`}</p>
      <Part title={words.sheet.sides}>
        <Lines lines={sides.map(({ side, name, about }) => ({ term: side, value: [name, about].filter(Boolean).join(' · ') }))} />
      </Part>
      <Part title={words.sheet.terms}>
        <Lines lines={dealFacts(project, deal)} />
      </Part>
      <Part title={words.sheet.scope}>
        <p className={css.typed}>{project.description}</p>
      </Part>
      {project.products.length > 0 ? (
        <Part title={texts.projects.page.products}>
          <ProjectProducts products={project.products} />
        </Part>
      ) : null}
      <Part title={words.sheet.letter(provider_name)}>
        <p className={css.typed}>{proposal.cover_letter}</p>
      </Part>
      <div className={css.signatures}>
        <p className={css.line}>{words.sheet.place}</p>
        {sides.map(({ side, name }) => (
          <p key={side} className={css.line}>
            {words.sheet.signature(side, name)}
          </p>
        ))}
      </div>
      <p className={paper.printed}>{texts.labels.printed(longDate(now))}</p>
    </PrintSheet>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className={paper.part}>{title}</h2>
    {children}
  </section>
)

const Lines = ({ lines }: { lines: readonly { term: string; value: string }[] }) => (
  <dl className={css.lines}>
    {lines.map(({ term, value }) => (
      <div key={term} className={css.fact}>
        <dt className={css.term}>{term}</dt>
        <dd className={css.value}>{value}</dd>
      </div>
    ))}
  </dl>
)
