import { links } from '#links'

export const linkScheme = 'canteiro'

const projectLink = /^canteiro:\/\/projetos\/([a-z0-9]{15})\/?$/

/** Page of a link such as canteiro://projetos/ID; undefined for any other link. */
export function pageOfLink(link: string): string | undefined {
  const [, id] = projectLink.exec(link) ?? []
  return id ? links.project(id) : undefined
}

/** First link among a program's arguments: Windows and Linux pass links that way. */
export const pageInArguments = (given: readonly string[]): string | undefined => given.map(pageOfLink).find((page) => page !== undefined)
