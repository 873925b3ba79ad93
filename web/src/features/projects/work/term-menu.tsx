import FileCheck from 'lucide-react/icons/file-check'
import { texts } from '#texts'
import { Button } from '../../../ui/forms/buttons/button'
import { PaperMenu } from './paper-menu'
import type { Work } from './term-paper'

const words = texts.workPapers.term

/** Once the work was handed over or received. Product 124. */
export function TermMenu(work: Work) {
  const { project, deal } = work
  if (project.status !== 'completed' && deal.handed_at === '') return null
  return (
    <PaperMenu
      label={words.action}
      trigger={
        <Button isCompact icon={<FileCheck size={18} />}>
          {words.action}
        </Button>
      }
      words={words}
      about={project.title}
      load={async () => (await import('./term-paper')).termPaper(work, Date.now())}
    />
  )
}
