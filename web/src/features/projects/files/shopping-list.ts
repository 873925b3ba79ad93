import type { Project } from '#domain/documents'
import { texts } from '#texts'
import { projectAddress } from './project-address'

const words = texts.files.shopping

/** For a message or a file: what, where to, a line a product. */
export function shoppingList(project: Project): string {
  const lines = project.products.map(({ name, quantity }) => words.line(name, quantity))
  return [[words.heading(project.title), projectAddress(project)].filter(Boolean).join('\n'), lines.join('\n')].join('\n\n')
}
