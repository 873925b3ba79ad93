import { writeFile } from 'node:fs/promises'
import type { SavedFile } from '../bridge'
import type { Host } from '../host'
import { saveDialogFor } from './file-name'

export async function saveFile({ electron }: Host, name: string, content: () => Promise<Uint8Array>): Promise<SavedFile> {
  const { canceled, filePath } = await electron.dialog.showSaveDialog(saveDialogFor(electron.app, name))
  if (canceled || !filePath) return 'cancelled'
  try {
    await writeFile(filePath, await content())
    return 'saved'
  } catch (error) {
    console.info('A file could not be saved.', error)
    return 'failed'
  }
}
