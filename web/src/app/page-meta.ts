import { excerpt } from '#domain/values/written-text'
import { texts } from '#texts'

const DESCRIPTION_LENGTH = 160

/** Without a title, the page's heading is its title. */
export type PageMeta = { title?: string; description?: string }

export function metaOf(handle: unknown): PageMeta {
  if (typeof handle !== 'object' || handle === null) return {}
  const title = 'title' in handle && typeof handle.title === 'string' ? handle.title : undefined
  const description = 'description' in handle && typeof handle.description === 'string' ? handle.description : undefined
  return { ...(title ? { title } : {}), ...(description ? { description } : {}) }
}

/** 'Meus Projetos | Canteiro', without the full stop of a sentence. */
export const documentTitle = (title: string | undefined): string =>
  title ? texts.shell.pageTitle(title.trim().replace(/\.$/, '')) : texts.shell.brand

/** Cut where search engines do, at 160 characters. Product 75. */
export const documentDescription = (description: string = texts.shell.description): string => excerpt(description, DESCRIPTION_LENGTH)
