import { useEffect, useRef } from 'react'

export const holdsFiles = (transfer: DataTransfer | null): boolean => transfer?.types.includes('Files') === true

/**
 * Files dropped on an element or anywhere on its form, or pasted while it is shown, but not pasted into a field elsewhere: a picture in a chat is none
 * for the page beside it. A pasted text stays the field's. While `isBusy`, none are taken.
 */
export function useFileDrop(onFiles: (files: FileList) => void, isBusy = false) {
  const place = useRef<HTMLDivElement>(null)
  const newest = useRef({ onFiles, isBusy })
  newest.current = { onFiles, isBusy }

  useEffect(() => {
    const area = place.current?.closest('form') ?? place.current
    if (!area) return
    const take = (files: FileList) => newest.current.onFiles(files)
    const mayTake = () => !newest.current.isBusy
    const ends = [takePasted(area, take, mayTake), takeDropped(area, take, mayTake)]
    return () => {
      for (const end of ends) end()
    }
  }, [])
  return { ref: place }
}

type Take = (files: FileList) => void

function takePasted(area: HTMLElement, take: Take, mayTake: () => boolean): () => void {
  const paste = (event: ClipboardEvent) => {
    const files = event.clipboardData?.files
    if (!files?.length || !mayTake() || event.clipboardData?.types.includes('text/plain')) return
    const field = event.target instanceof Element ? event.target.closest('input, textarea, [contenteditable]') : null
    if (event.defaultPrevented || (field && field.closest('form') !== area)) return
    event.preventDefault()
    take(files)
  }
  document.addEventListener('paste', paste)
  return () => document.removeEventListener('paste', paste)
}

/** Before React, which would hear of drops on the form's dialogs too, and whose lists inside refuse files. */
function takeDropped(area: HTMLElement, take: Take, mayTake: () => boolean): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const show = (isOver: boolean) => void area.toggleAttribute('data-drop-over', isOver)
  const isTaken = (event: DragEvent): boolean => {
    const isOurs = holdsFiles(event.dataTransfer) && mayTake()
    if (!isOurs) return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }
  const over = (event: DragEvent) => {
    if (!isTaken(event)) return
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy'
    show(true)
  }
  const leave = ({ relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && area.contains(relatedTarget))) show(false)
  }
  const drop = (event: DragEvent) => {
    show(false)
    if (isTaken(event) && event.dataTransfer) take(event.dataTransfer.files)
  }
  area.addEventListener('dragover', over, { signal })
  area.addEventListener('dragleave', leave, { signal })
  area.addEventListener('drop', drop, { signal })
  return () => {
    listening.abort()
    show(false)
  }
}
