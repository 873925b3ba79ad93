import { panes } from '../../styles/media'
import { useMedia } from './use-media'

/** Whether there is room for a list and what is chosen in it, side by side. Product 58. */
export const useHasPanes = (): boolean => useMedia(panes)
