import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import ListChecks from 'lucide-react/icons/list-checks'
import Printer from 'lucide-react/icons/printer'
import { type ComponentProps, useCallback, useState } from 'react'
import type { Project } from '#domain/documents'
import { texts } from '#texts'
import { copyText } from '../../../components/copy-text'
import { trySaving } from '../../../components/files/try-saving'
import { printPage } from '../../../components/print-page'
import type { MyDeal } from '../../../components/projects/use-deal'
import { useLateDialog } from '../../../components/use-optional-part'
import { Button } from '../../../ui/forms/buttons/button'
import { IconButton } from '../../../ui/forms/buttons/icon-button'
import { Menu } from '../../../ui/overlays/menu'
import { shoppingList } from './shopping-list'

const { more, deadline, shopping } = texts.files

type Entries = ComponentProps<typeof Menu>['entries']
const loadFiles = () => import('./save-project-files')
const loadSheet = async () => (await import('./shopping-list-sheet')).ShoppingListSheet

/** Paper and files of a project; absent without any. Product 94. */
export function ProjectMenu({ project, deal }: { project: Project; deal?: MyDeal }) {
  const [isPrinting, setPrinting] = useState(false)
  const endPrint = useCallback(() => setPrinting(false), [])
  const Sheet = useLateDialog(loadSheet, isPrinting, endPrint)
  const entries = [...(deal ? dealEntries(project, deal) : []), ...(project.products.length > 0 ? listEntries(project, () => setPrinting(true)) : [])]
  if (entries.length === 0) return null
  const icon = <EllipsisVertical size={deal ? 18 : 20} />
  const trigger = deal ? (
    <Button isCompact icon={icon}>
      {more}
    </Button>
  ) : (
    <IconButton label={more} icon={icon} />
  )
  return (
    <>
      <Menu label={more} trigger={trigger} entries={entries} />
      {isPrinting && Sheet ? <Sheet project={project} onOver={endPrint} /> : null}
    </>
  )
}

const dealEntries = (project: Project, deal: MyDeal): Entries => [
  { id: 'print', text: texts.deal.print, icon: <Printer size={18} />, onAction: printPage },
  ...(project.status === 'in_progress' && project.accepted_at
    ? [
        {
          id: 'deadline',
          text: deadline.action,
          icon: <CalendarPlus size={18} />,
          onAction: () => void trySaving(async () => (await loadFiles()).saveDeadline(project, deal)),
        },
      ]
    : []),
]

const listEntries = (project: Project, print: () => void): Entries => [
  { id: 'copy', text: shopping.copy, icon: <Copy size={18} />, onAction: () => void copyText(shoppingList(project), shopping.copied) },
  { id: 'list', text: shopping.print, icon: <ListChecks size={18} />, onAction: print },
  {
    id: 'save',
    text: shopping.save,
    icon: <Download size={18} />,
    onAction: () => void trySaving(async () => (await loadFiles()).saveShoppingList(project)),
  },
]
