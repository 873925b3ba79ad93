import type { ContextMenuParams, Menu, MenuItemConstructorOptions, WebContents } from 'electron'
import { desktopShell } from '#texts'

const words = desktopShell.contextMenu

export function showContextMenu(menu: typeof Menu, contents: WebContents, params: ContextMenuParams): void {
  const items = contextMenu(contents, params)
  if (items.length > 0) menu.buildFromTemplate(items).popup()
}

function contextMenu(
  contents: WebContents,
  { isEditable, selectionText, misspelledWord, dictionarySuggestions, editFlags }: ContextMenuParams,
): MenuItemConstructorOptions[] {
  const suggestions: MenuItemConstructorOptions[] = dictionarySuggestions.map((word) => ({
    label: word,
    click: () => contents.replaceMisspelling(word),
  }))
  if (misspelledWord && suggestions.length === 0) suggestions.push({ label: words.noSuggestion, enabled: false })
  const copy: MenuItemConstructorOptions = { label: words.copy, role: 'copy', enabled: editFlags.canCopy }
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
