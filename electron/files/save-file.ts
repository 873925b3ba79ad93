import { writeFile } from 'node:fs/promises'
import type { SavedFile } from '../bridge'
import type { Host } from '../host'
import { fileFilters, safeFileName } from './file-name'

export async function saveFile({ electron }: Host, name: string, content: () => Promise<Uint8Array>): Promise<SavedFile> {
  const defaultPath = safeFileName(name)
  const { canceled, filePath } = await electron.dialog.showSaveDialog({ defaultPath, filters: fileFilters(defaultPath) })
  if (canceled || !filePath) return 'cancelled'
  try {
    await writeFile(filePath, await content())
    return 'saved'
  } catch (error) {
    console.info('A file could not be saved.', error)
    return 'failed'
  }
}
