import { type DragEvent, useEffect, useRef, useState } from 'react'

export const holdsFiles = (transfer: DataTransfer | null): boolean => transfer?.types.includes('Files') === true

/** Files dropped on an element, or pasted while it is shown, but not pasted into a field: a picture in a chat is none for the page beside it. */
export function useFileDrop(onFiles: (files: FileList) => void) {
  const [isOver, setIsOver] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const take = useRef(onFiles)
  take.current = onFiles

  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = event.clipboardData?.files
      if (!files?.length || event.clipboardData?.types.includes('text/plain')) return
      const field = event.target instanceof Element ? event.target.closest('input, textarea, [contenteditable]') : null
      const form = place.current?.closest('form') ?? null
      if (event.defaultPrevented || (field && (!form || field.closest('form') !== form))) return
      event.preventDefault()
      take.current(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])

  const dragOver = (event: DragEvent) => {
    if (!holdsFiles(event.dataTransfer)) return
    event.preventDefault()
    event.stopPropagation()
    event.dataTransfer.dropEffect = 'copy'
    setIsOver(true)
  }
  const dragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false)
  }
  const drop = (event: DragEvent) => {
    setIsOver(false)
    if (!holdsFiles(event.dataTransfer)) return
    event.preventDefault()
    onFiles(event.dataTransfer.files)
  }
  return { ref: place, 'data-drop-over': isOver || undefined, onDragOver: dragOver, onDragLeave: dragLeave, onDrop: drop }
}
