import { links } from '#links'

/** The scheme whose links open this app. */
export const linkScheme = 'canteiro'

const projectLink = /^canteiro:\/\/projetos\/([a-z0-9]{15})\/?$/

/** The page that a link such as canteiro://projetos/ID opens. Any other link opens none. */
export function pageOfLink(link: string): string | undefined {
  const [, id] = projectLink.exec(link) ?? []
  return id ? links.project(id) : undefined
}

/** The first link among a program's arguments: Windows and Linux hand links over that way. */
export const pageInArguments = (given: readonly string[]): string | undefined => given.map(pageOfLink).find((page) => page !== undefined)
