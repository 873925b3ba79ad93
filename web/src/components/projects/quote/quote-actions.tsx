import FileText from 'lucide-react/icons/file-text'
import Printer from 'lucide-react/icons/printer'
import { useCallback, useState } from 'react'
import type { Project } from '#domain/documents'
import { texts } from '#texts'
import { Button } from '../../../ui/forms/buttons/button'
import { PrintedOnce } from '../../files/printed-once'
import { trySaving } from '../../files/try-saving'
import { PaperSheet } from '../../paper/paper-sheet'
import { sharePaper } from '../../paper/share-paper'
import type { Quoted } from './quote-facts'
import { quoteSheet } from './quote-sheet'

const words = texts.quotePaper

/** A quote on paper and as a file, offline too. Product 112, 113. */
export function QuoteActions({ proposal, project }: { proposal: Quoted; project: Project }) {
  const [isPrinting, setPrinting] = useState(false)
  const endPrint = useCallback(() => setPrinting(false), [])
  const sheet = () => quoteSheet(proposal, project, Date.now())
  return (
    <>
      <Button isCompact icon={<Printer size={18} />} onPress={() => setPrinting(true)}>
        {words.print}
      </Button>
      <Button
        isCompact
        icon={<FileText size={18} />}
        onPress={() => void trySaving(() => sharePaper(sheet(), words.file, `${project.title} ${proposal.provider_name}`))}
      >
        {texts.files.pdf.action}
      </Button>
      {isPrinting ? (
        <PrintedOnce onOver={endPrint}>
          <PaperSheet of={sheet()} />
        </PrintedOnce>
      ) : null}
    </>
  )
}
