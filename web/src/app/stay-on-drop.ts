import { holdsFiles } from '../ui/forms/use-file-drop'

/** Prevents a file dropped beside a file field from opening in place of the app. */
export function stayOnDrop(): void {
  const refuse = (event: DragEvent) => {
    if (event.defaultPrevented || !holdsFiles(event.dataTransfer)) return
    event.preventDefault()
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
  }
  window.addEventListener('dragover', refuse)
  window.addEventListener('drop', refuse)
}
