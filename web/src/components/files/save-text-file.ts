import { fileName } from '#domain/files/file-name'
import { texts } from '#texts'
import { showToast } from '../../ui/feedback/toasts'
import { saveFile } from './save-file'

const words = texts.files

const types = { ics: 'text/calendar', vcf: 'text/vcard', txt: 'text/plain' } as const
/** Without it older phones read a text as Latin-1. */
const MARK = '\uFEFF'

/** `kind` and `about` make the name: 'conversa-ana-souza.txt'. */
export type TextFile = { kind: string; about: string; ending: keyof typeof types; content: string }

export async function saveTextFile({ kind, about, ending, content }: TextFile): Promise<void> {
  const parts = ending === 'txt' ? [MARK, content] : [content]
  const saved = await saveFile(new File(parts, fileName(kind, about, ending), { type: types[ending] }))
  if (saved === 'downloaded' || saved === 'saved') showToast({ ...words.saved, tone: 'ok' })
  if (saved === 'failed') showToast({ ...words.failed, tone: 'bad' })
}
