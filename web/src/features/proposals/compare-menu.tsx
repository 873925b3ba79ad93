import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import FileText from 'lucide-react/icons/file-text'
import Printer from 'lucide-react/icons/printer'
import type { Project } from '#domain/documents'
import { texts } from '#texts'
import { trySaving } from '../../components/files/try-saving'
import { sharePaper } from '../../components/paper/share-paper'
import { printPage } from '../../components/print-page'
import { Button } from '../../ui/forms/buttons/button'
import { Menu } from '../../ui/overlays/menu'
import { comparePaper } from './compare-paper'
import type { WorksDone } from './compare-works'
import type { OfferGroup } from './offer-groups'

const { files, quotePaper } = texts

type Props = { project: Project; groups: readonly OfferGroup[]; works: WorksDone }

/** The comparison on paper and as a file, offline too. Product 53, 112. */
export const CompareMenu = ({ project, groups, works }: Props) => (
  <Menu
    label={files.more}
    trigger={
      <Button isCompact icon={<EllipsisVertical size={18} />}>
        {files.more}
      </Button>
    }
    entries={[
      { id: 'print', text: texts.proposals.manage.print, icon: <Printer size={18} />, onAction: printPage },
      {
        id: 'pdf',
        text: files.pdf.action,
        icon: <FileText size={18} />,
        onAction: () => void trySaving(() => sharePaper(comparePaper(project, groups, works, Date.now()), quotePaper.compareFile, project.title)),
      },
    ]}
  />
)
