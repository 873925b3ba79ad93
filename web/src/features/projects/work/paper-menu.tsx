import FileText from 'lucide-react/icons/file-text'
import Printer from 'lucide-react/icons/printer'
import { type ReactElement, useCallback, useState } from 'react'
import { PrintedOnce } from '../../../components/files/printed-once'
import { trySaving } from '../../../components/files/try-saving'
import type { Paper } from '../../../components/paper/paper'
import { PaperSheet } from '../../../components/paper/paper-sheet'
import { sharePaper } from '../../../components/paper/share-paper'
import { Menu } from '../../../ui/overlays/menu'

type Words = { print: string; share: string; file: string }
/** `load` brings the paper as it is now. */
type Props = { label: string; trigger: ReactElement; words: Words; about: string; load: () => Promise<Paper> }

/** A paper of the work, printed or as a file. Product 124. */
export function PaperMenu({ label, trigger, words, about, load }: Props) {
  const [printed, setPrinted] = useState<Paper | null>(null)
  const endPrint = useCallback(() => setPrinted(null), [])
  return (
    <>
      <Menu
        label={label}
        trigger={trigger}
        entries={[
          { id: 'print', text: words.print, icon: <Printer size={18} />, onAction: () => void trySaving(async () => setPrinted(await load())) },
          {
            id: 'share',
            text: words.share,
            icon: <FileText size={18} />,
            onAction: () => void trySaving(async () => sharePaper(await load(), words.file, about)),
          },
        ]}
      />
      {printed ? (
        <PrintedOnce onOver={endPrint}>
          <PaperSheet of={printed} />
        </PrintedOnce>
      ) : null}
    </>
  )
}
