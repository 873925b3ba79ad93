import { atom, getDefaultStore } from 'jotai/vanilla'
import { useEffect, useRef } from 'react'

/** How many forms of settings were saved after they had been left: a form that was opened meanwhile has read what they overwrote. */
export const savesOfLeftForms = atom(0)

/** To be called once a form's settings are saved. */
export function useTellSaved(): () => void {
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  return () => {
    const store = getDefaultStore()
    if (isLeft.current) store.set(savesOfLeftForms, store.get(savesOfLeftForms) + 1)
  }
}
