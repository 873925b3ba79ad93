import { addressesOf, paths, prerendered } from '#links'

/** All prerendered pages except those of mailed links. */
export const listedPages: readonly string[] = prerendered.filter(({ isUnlisted }) => !isUnlisted).flatMap(addressesOf)

const patterns = Object.values(paths).map((path) => path.split('/'))

/** Administrators' addresses are known to their own app only. */
export function isPage(path: string): boolean {
  const parts = path.split('/')
  if (parts[1] === paths.admin.slice(1)) return true
  return patterns.some((pattern) => pattern.length === parts.length && pattern.every((part, at) => part.startsWith(':') || part === parts[at]))
}
