import { texts } from '#texts'
import type { TextShortcut } from '../../ui/text-area'

/** Units that builders write often and keyboards hide. Specification 5. */
export const unitShortcuts: readonly TextShortcut[] = texts.projects.newProject.units.map(({ insert, label }) => ({ text: insert, label }))
