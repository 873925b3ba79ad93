import { panes } from '../../styles/media'
import { useMedia } from './use-media'

/** Whether list and detail fit side by side. Product 58. */
export const useHasPanes = (): boolean => useMedia(panes)
