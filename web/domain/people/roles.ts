import type { ProviderRole, Role } from '#domain/documents'

export const isClient = (person: { role: Role }): boolean => person.role === 'cliente'
export const isProviderRole = (role: string): role is ProviderRole => role === 'empresa' || role === 'autonomo'
export const isProvider = (person: { role: Role }): boolean => isProviderRole(person.role)
