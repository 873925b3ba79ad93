import { texts } from '#texts'
import type { TextShortcut } from '../../ui/forms/text-area'

/** Units that builders write often and keyboards hide. Product 70. */
export const unitShortcuts: readonly TextShortcut[] = texts.projects.newProject.units.map(({ insert, label }) => ({ text: insert, label }))
