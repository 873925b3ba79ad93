import { desktopShell } from '#texts'
import type { Contents, ContextMenuParams, ElectronPort, MenuItem } from './electron-port'

const words = desktopShell.contextMenu

/** Spelling and clipboard, where there is anything to do with them. */
export function showContextMenu({ Menu }: ElectronPort, contents: Contents, params: ContextMenuParams): void {
  const items = contextMenu(contents, params)
  if (items.length > 0) Menu.buildFromTemplate(items).popup()
}

function contextMenu(
  contents: Contents,
  { isEditable, selectionText, misspelledWord, dictionarySuggestions, editFlags }: ContextMenuParams,
): MenuItem[] {
  const suggestions: MenuItem[] = dictionarySuggestions.map((word) => ({ label: word, click: () => contents.replaceMisspelling(word) }))
  if (misspelledWord && suggestions.length === 0) suggestions.push({ label: words.noSuggestion, enabled: false })
  const copy: MenuItem = { label: words.copy, role: 'copy', enabled: editFlags.canCopy }
  if (!isEditable) return selectionText.trim() ? [copy] : []
  return [
    ...suggestions,
    ...(suggestions.length > 0 ? [{ type: 'separator' } as const] : []),
    { label: words.cut, role: 'cut', enabled: editFlags.canCut },
    copy,
    { label: words.paste, role: 'paste', enabled: editFlags.canPaste },
    { label: words.selectAll, role: 'selectAll' },
  ]
}
