import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Documentation, DocumentationEntry } from '#domain/wire/wire-answers'
import { paths } from '../paths'

/** The list below the title holds facts, each list below a heading is a section. Product 3. */
export async function documentationContent(): Promise<Documentation> {
  const markdown = await readFile(join(paths.web, 'texts/pt-BR/public/documentation.md'), 'utf8')
  const [facts = '', ...sections] = markdown.split(/^## /m)
  return { facts: entriesOf(facts), sections: sections.map((section) => ({ title: titleOf(section), entries: entriesOf(section) })) }
}

const titleOf = (section: string): string => section.slice(0, section.indexOf('\n'))

function entriesOf(section: string): DocumentationEntry[] {
  const [, ...lines] = section.split('\n').filter((line) => line !== '')
  return lines.map((line) => {
    const [, tick, name, text] = /^- (`?)(.+?)\1: (.+)$/.exec(line) ?? []
    if (name === undefined || text === undefined) throw new Error(`documentation.md: no entry of a list: ${line}`)
    return { name, isCode: tick !== '', text }
  })
}
