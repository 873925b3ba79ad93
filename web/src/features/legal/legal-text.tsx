import { Heading } from '../../ui/content/heading'
import { Page } from '../../ui/layout/app-frame'
import { PageHeader } from '../../ui/layout/page-header'
import * as css from './legal-text.css'

type Section = { title: string; paragraphs?: readonly string[]; items?: readonly string[] }
type Props = { title: string; lead: string; contents: string; sections: readonly Section[] }

/** A long text in titled sections, and the way to each. */
export const LegalText = ({ title, lead, contents, sections }: Props) => (
  <Page width="wide">
    <PageHeader title={title} lead={lead} />
    <div className={css.frame}>
      <nav aria-label={contents} className={css.contents}>
        {sections.map((section, index) => (
          // The browser's own jump: it also moves the place that Tab goes on from.
          <a key={section.title} href={`#${idOf(index)}`} className={css.jump}>
            {section.title}
          </a>
        ))}
      </nav>
      <div className={css.text}>
        {sections.map((section, index) => (
          <Part key={section.title} id={idOf(index)} {...section} />
        ))}
      </div>
    </div>
  </Page>
)

const idOf = (index: number) => `parte-${index + 1}`

const Part = ({ id, title, paragraphs = [], items = [] }: Section & { id: string }) => (
  <section id={id} aria-labelledby={`${id}-titulo`} className={css.section}>
    <Heading level={2} id={`${id}-titulo`}>
      {title}
    </Heading>
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    {items.length > 0 ? (
      <ul className={css.list}>
        {items.map((item) => (
          <li key={item} className={css.item}>
            {item}
          </li>
        ))}
      </ul>
    ) : null}
  </section>
)
