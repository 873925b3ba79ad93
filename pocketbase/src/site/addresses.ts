import { addressesOf, paths, prerendered } from '#links'

/** Pages that search engines list: all that the build prerenders, except where a mail leads. */
export const listedPages: readonly string[] = prerendered.filter(({ isUnlisted }) => !isUnlisted).flatMap(addressesOf)

const patterns = Object.values(paths).map((path) => path.split('/'))

/** Whether the router has a page here; of administrators' addresses only their own app, which loads after the sign-in, knows. */
export function isPage(path: string): boolean {
  const parts = path.split('/')
  if (parts[1] === paths.admin.slice(1)) return true
  return patterns.some((pattern) => pattern.length === parts.length && pattern.every((part, at) => part.startsWith(':') || part === parts[at]))
}
