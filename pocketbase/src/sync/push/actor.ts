import type { Actor } from '#domain/command'
import type { Role } from '#domain/documents'

const roles: readonly Role[] = ['cliente', 'empresa', 'autonomo', 'admin']

type Columns = Record<Exclude<keyof Actor, 'id'>, string>

export function actorFrom(id: string, { role: stored, full_name, avatar, city, state }: Columns): Actor | undefined {
  const role = roles.find((known) => known === stored)
  return role && { id, role, full_name, avatar, city, state }
}
