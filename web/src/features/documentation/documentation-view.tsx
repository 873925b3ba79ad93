import { useEffect, useRef } from 'react'
import type { Documentation, DocumentationSection } from '#domain/wire-answers'
import { texts } from '#texts'
import { SectionsPage } from '../../components/sections-page'
import * as css from './documentation-view.css'

const words = texts.documentation

/** The technical documentation, as the server has sent it. */
export function DocumentationView({ documentation }: { documentation: Documentation }) {
  const { author, version, sections } = documentation
  const start = useRef<HTMLDListElement>(null)
  // The form that had focus is gone.
  useEffect(() => start.current?.focus(), [])
  const facts = [
    { term: words.author, value: author },
    { term: words.version, value: version },
  ]
  return (
    <SectionsPage
      title={words.title}
      lead={words.lead}
      meta={
        <dl ref={start} tabIndex={-1} className={css.facts}>
          {facts.map(({ term, value }) => (
            <div key={term} className={css.fact}>
              <dt className={css.term}>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      }
      contents={words.contents}
      sections={sections.map((section) => ({ title: section.title, content: <Entries {...section} /> }))}
    />
  )
}

const Entries = ({ isCode, entries }: DocumentationSection) => (
  <dl className={css.list}>
    {entries.map(({ name, text, fields }) => (
      <div key={name} className={css.row}>
        <dt className={isCode ? undefined : css.word}>{isCode ? <code className={css.code}>{name}</code> : name}</dt>
        <dd className={css.value}>
          {text}
          {fields.length > 0 ? <Fields fields={fields} /> : null}
        </dd>
      </div>
    ))}
  </dl>
)

const Fields = ({ fields }: Pick<DocumentationSection['entries'][number], 'fields'>) => (
  <details>
    <summary className={css.summary}>{words.fields(fields.length)}</summary>
    <ul className={css.fields}>
      {fields.map(({ name, kind }) => (
        <li key={name} className={css.field}>
          <code className={css.code}>{name}</code>
          <span className={css.kind}>{kind}</span>
        </li>
      ))}
    </ul>
  </details>
)
