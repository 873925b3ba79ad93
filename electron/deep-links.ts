import { links } from '#links'

export const linkScheme = 'canteiro'

const projectLink = /^canteiro:\/\/projetos\/([a-z0-9]{15})\/?$/

/** Undefined for any link but one such as canteiro://projetos/ID. */
export function pageOfLink(link: string): string | undefined {
  const [, id] = projectLink.exec(link) ?? []
  return id ? links.project(id) : undefined
}

/** Windows and Linux pass links by arguments. */
export const pageInArguments = (given: readonly string[]): string | undefined => given.map(pageOfLink).find((page) => page !== undefined)
