import { holdsFiles } from '../ui/forms/use-file-drop'

/** A file that is dropped beside the places for files must not be opened in place of the app. */
export function stayOnDrop(): void {
  const refuse = (event: DragEvent) => {
    if (event.defaultPrevented || !holdsFiles(event.dataTransfer)) return
    event.preventDefault()
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
  }
  window.addEventListener('dragover', refuse)
  window.addEventListener('drop', refuse)
}
