import { fileName } from '#domain/files/file-name'
import { texts } from '#texts'
import { showToast } from '../../ui/feedback/toasts'
import { saveFile } from '../files/save-file'
import type { Paper } from './paper'

const { pdf, saved: savedWords, failed } = texts.files

/** A document as a PDF file, made on the device. Its library comes at the first press, and stays. `kind` and `about` make the name. */
export async function sharePaper(paper: Paper, kind: string, about: string): Promise<void> {
  const library = await import('./paper-pdf').catch((error: unknown) => {
    console.info('The library of PDF files did not come.', error)
    showToast({ ...pdf.missing, tone: 'bad' })
  })
  if (!library) return
  const saved = await saveFile(new File([library.paperPdf(paper)], fileName(kind, about, 'pdf'), { type: 'application/pdf' }))
  if (saved === 'downloaded' || saved === 'saved') showToast({ ...savedWords, tone: 'ok' })
  if (saved === 'failed') showToast({ ...failed, tone: 'bad' })
}
