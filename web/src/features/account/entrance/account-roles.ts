import Building from 'lucide-react/icons/building-2'
import HardHat from 'lucide-react/icons/hard-hat'
import House from 'lucide-react/icons/house'

/** In the order of the choice. */
export const accountRoles = [
  { role: 'cliente', Icon: House },
  { role: 'empresa', Icon: Building },
  { role: 'autonomo', Icon: HardHat },
] as const

export type AccountRole = (typeof accountRoles)[number]['role']

export const accountRoleOf = (text: string | undefined): AccountRole | null => accountRoles.find(({ role }) => role === text)?.role ?? null
