import { SectionsPage } from '../../components/sections-page'
import * as css from './legal-text.css'

type Section = { title: string; paragraphs?: readonly string[]; items?: readonly string[] }
type Props = { title: string; lead: string; contents: string; sections: readonly Section[] }

export const LegalText = ({ sections, ...words }: Props) => (
  <SectionsPage {...words} sections={sections.map((section) => ({ title: section.title, content: <Part {...section} /> }))} />
)

const Part = ({ paragraphs = [], items = [] }: Section) => (
  <>
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
  </>
)
