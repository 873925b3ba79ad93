import { links, pageOfRecord } from '#links'

export const linkScheme = 'canteiro'

const pages: readonly string[] = [links.newProject(), links.messages()]

/** Undefined for any link but one such as canteiro://projetos/ID or canteiro://mensagens: nothing of a link is passed on but an id. */
export const pageOfLink = (link: string): string | undefined => pageOfRecord(link, linkScheme) ?? pages.find((page) => linkOfPage(page) === link)

/** '/mensagens' as canteiro://mensagens, for the system's list of an app's tasks. */
export const linkOfPage = (page: string): string => `${linkScheme}:/${page}`

/** Windows and Linux pass links by arguments. */
export const pageInArguments = (given: readonly string[]): string | undefined => given.map(pageOfLink).find((page) => page !== undefined)
