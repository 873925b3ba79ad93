import type { ReactNode } from 'react'
import { Heading } from '../ui/content/text/heading'
import { Page } from '../ui/layout/app-frame'
import { PageHeader } from '../ui/layout/page-header'
import * as css from './sections-page.css'

type Section = { title: string; content: ReactNode }
type Props = {
  title: string
  lead: string
  meta?: ReactNode
  contents: string
  sections: readonly Section[]
}

export const SectionsPage = ({ title, lead, meta, contents, sections }: Props) => (
  <Page width="wide">
    <PageHeader title={title} lead={lead} meta={meta} />
    <div className={css.frame}>
      <nav aria-label={contents} className={css.contents}>
        {sections.map((section, index) => (
          // The browser's own jump: it also moves the place that Tab continues from.
          <a key={section.title} href={`#${idOf(index)}`} className={css.jump}>
            {section.title}
          </a>
        ))}
      </nav>
      <div className={css.text}>
        {sections.map((section, index) => (
          <section key={section.title} id={idOf(index)} aria-labelledby={`${idOf(index)}-titulo`} className={css.section}>
            <Heading level={2} id={`${idOf(index)}-titulo`}>
              {section.title}
            </Heading>
            {section.content}
          </section>
        ))}
      </div>
    </div>
  </Page>
)

const idOf = (index: number) => `parte-${index + 1}`
