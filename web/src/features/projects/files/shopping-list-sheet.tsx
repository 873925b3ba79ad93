import type { Project } from '#domain/documents'
import { texts } from '#texts'
import { PrintedOnce } from '../../../components/files/printed-once'
import { longDate } from '../../../components/times/times'
import { useNow } from '../../../components/times/use-now'
import * as paper from '../../../ui/layout/print-sheet.css'
import { projectAddress } from './project-address'
import * as css from './shopping-list-sheet.css'

const words = texts.files.shopping

/** A box to tick for each product. */
export function ShoppingListSheet({ project, onOver }: { project: Project; onOver: () => void }) {
  const now = useNow()
  return (
    <PrintedOnce onOver={onOver}>
      <p className={paper.kind}>{words.name}</p>
      <h1 className={paper.title}>{project.title}</h1>
      <p className={paper.facts}>{projectAddress(project)}</p>
      <ul className={css.list}>
        {project.products.map(({ name, quantity }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows may be equal and never move
          <li key={index} className={css.row}>
            <span className={css.box} />
            <span className={css.name}>{name}</span>
            <span className={css.quantity}>{quantity}</span>
          </li>
        ))}
      </ul>
      <p className={paper.printed}>{texts.labels.printed(longDate(now))}</p>
    </PrintedOnce>
  )
}
