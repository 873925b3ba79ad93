import { useCallback } from 'react'
import { useDispatch } from '../../data/commands/use-dispatch'

/** One, or all up to the newest shown. Failures silently revert. Product 40 and 68. */
export function useMarkRead() {
  const dispatch = useDispatch()
  return {
    markOne: useCallback((id: string) => void dispatch('mark_notifications_read', { ids: [id] }), [dispatch]),
    markAll: useCallback((newest: string) => void dispatch('mark_notifications_read', { up_to: newest }), [dispatch]),
  }
}
