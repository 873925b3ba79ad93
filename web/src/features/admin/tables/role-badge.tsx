import Shield from 'lucide-react/icons/shield'
import Store from 'lucide-react/icons/store'
import User from 'lucide-react/icons/user'
import Wrench from 'lucide-react/icons/wrench'
import type { Role } from '#domain/documents'
import { texts } from '#texts'
import { StatusBadge, type StatusTone } from '../../../ui/feedback/status-badge'

const tones: Record<Role, StatusTone> = { cliente: 'info', empresa: 'violet', autonomo: 'ok', admin: 'ok' }
const icons = { cliente: User, empresa: Store, autonomo: Wrench, admin: Shield }

export function RoleBadge({ role }: { role: Role }) {
  const Icon = icons[role]
  return (
    <StatusBadge tone={tones[role]} icon={<Icon size={15} />}>
      {texts.labels.roles[role]}
    </StatusBadge>
  )
}
