import { links, ticketLink } from '#links'

export const linkScheme = 'canteiro'

/** Pages of one record, by the word that comes before its id. */
const pagesOfIds: Readonly<Record<string, (id: string) => string>> = {
  projetos: links.project,
  mensagens: links.conversation,
  fornecedores: links.provider,
  suporte: ticketLink,
}

const pages: readonly string[] = [links.newProject(), links.messages()]

const linkOfId = /^canteiro:\/\/([a-z]{1,20})\/([a-z0-9]{15})\/?$/

/** Undefined for any link but one such as canteiro://projetos/ID or canteiro://mensagens: nothing of a link is passed on but an id. */
export function pageOfLink(link: string): string | undefined {
  const [, kind = '', id = ''] = linkOfId.exec(link) ?? []
  if (Object.hasOwn(pagesOfIds, kind)) return pagesOfIds[kind]?.(id)
  return pages.find((page) => linkOfPage(page) === link)
}

/** '/mensagens' as canteiro://mensagens, for the system's list of an app's tasks. */
export const linkOfPage = (page: string): string => `${linkScheme}:/${page}`

/** Windows and Linux pass links by arguments. */
export const pageInArguments = (given: readonly string[]): string | undefined => given.map(pageOfLink).find((page) => page !== undefined)
