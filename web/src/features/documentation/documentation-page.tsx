import { useEffect, useRef, useState } from 'react'
import type { Documentation, DocumentationEntry } from '#domain/wire/wire-answers'
import { texts } from '#texts'
import { SectionsPage } from '../../components/sections-page'
import { DocumentationGate } from './documentation-gate'
import * as css from './documentation-view.css'

/** The content stays in this page's memory. Product 3. */
export function DocumentationPage() {
  const [documentation, setDocumentation] = useState<Documentation | null>(null)
  return documentation ? <DocumentationView documentation={documentation} /> : <DocumentationGate onOpen={setDocumentation} />
}

const words = texts.documentation

function DocumentationView({ documentation: { facts, sections } }: { documentation: Documentation }) {
  const start = useRef<HTMLDListElement>(null)
  // The focused form is gone.
  useEffect(() => start.current?.focus(), [])
  return (
    <SectionsPage
      title={words.title}
      lead={words.lead}
      meta={
        <dl ref={start} tabIndex={-1} className={css.facts}>
          {facts.map(({ name, text }) => (
            <div key={name} className={css.fact}>
              <dt className={css.term}>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      }
      contents={words.contents}
      sections={sections.map(({ title, entries }) => ({ title, content: <Entries entries={entries} /> }))}
    />
  )
}

const Entries = ({ entries }: { entries: readonly DocumentationEntry[] }) => (
  <dl className={css.list}>
    {entries.map(({ name, isCode, text }) => (
      <div key={name} className={css.row}>
        <dt className={isCode ? undefined : css.word}>{isCode ? <code className={css.code}>{name}</code> : name}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
)
