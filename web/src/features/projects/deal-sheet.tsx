import type { Project } from '#domain/documents'
import { PaperSheet } from '../../components/paper/paper-sheet'
import type { MyDeal } from '../../components/projects/use-deal'
import { useNow } from '../../components/times/use-now'
import { PrintSheet } from '../../ui/layout/print-sheet'
import { dealPaper } from './deal-paper'

/** Printed in place of the page. Product 54. */
export function DealSheet({ project, deal }: { project: Project; deal: MyDeal }) {
  const now = useNow()
  return (
    <PrintSheet>
      <PaperSheet of={dealPaper(project, deal, now)} />
    </PrintSheet>
  )
}
