import * as paper from '../../ui/layout/print-sheet.css'
import type { Paper } from './paper'
import { PaperPartBody } from './paper-parts'
import * as css from './paper-sheet.css'

/** A document's pages, within a PrintSheet. */
export const PaperSheet = ({ of: { kind, title, facts, parts, signatures, foot, isLandscape, isDense } }: { of: Paper }) => (
  <div className={css.page} data-landscape={isLandscape || undefined} data-dense={isDense || undefined}>
    {kind ? <p className={paper.kind}>{kind}</p> : null}
    <h1 className={paper.title}>{title}</h1>
    <p className={paper.facts}>{facts.join(' · ')}</p>
    {parts.map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: bands of a wide table have no title, and no part has a state
      <section key={at} className={part.title || part.table ? undefined : css.untitled}>
        {part.title ? <h2 className={paper.part}>{part.title}</h2> : null}
        <PaperPartBody part={part} />
      </section>
    ))}
    {signatures ? (
      <div className={css.signatures}>
        {signatures.place ? <p className={css.line}>{signatures.place}</p> : null}
        {signatures.names.map((name) => (
          <p key={name} className={css.line}>
            {name}
          </p>
        ))}
      </div>
    ) : null}
    <p className={paper.printed}>{foot}</p>
  </div>
)
