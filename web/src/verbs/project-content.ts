import { publishProjectArgs } from '#domain/commands/publish-project'
import { formatMoney } from '#domain/money'
import { texts } from '#texts'
import { projectFacts, timingOptions } from '../components/project-facts'
import type { OutboxRow } from '../data/queries/outbox'
import { numberIn, textIn } from './row-args'
import type { EditForm, ItemContent } from './verb-view'

/** 'A combinar', 'Campinas, SP', and the description. */
export function projectContent(row: OutboxRow): ItemContent {
  const budget = numberIn(row, 'budget')
  const facts = projectFacts({ city: textIn(row, 'city'), state: textIn(row, 'state'), timing: textIn(row, 'timing') }).map(({ text }) => text)
  return { facts: [budget === null ? texts.labels.noBudget : formatMoney(budget), ...facts], text: textIn(row, 'description') }
}

export function projectCopyText(row: OutboxRow): string {
  const { facts, text } = projectContent(row)
  return [textIn(row, 'title'), text, [textIn(row, 'address'), ...facts].filter(Boolean).join(' · '), materialsIn(row)].filter(Boolean).join('\n\n')
}

/** 'Cimento: 12 sacos', one a line. */
function materialsIn({ args: { products } }: OutboxRow): string {
  if (!Array.isArray(products)) return ''
  return products.flatMap((row) => (isMaterial(row) ? [`${row.name}: ${row.quantity}`] : [])).join('\n')
}

const isMaterial = (row: unknown): row is Record<'name' | 'quantity', string> =>
  typeof row === 'object' && row !== null && 'name' in row && typeof row.name === 'string' && 'quantity' in row && typeof row.quantity === 'string'

const { newProject } = texts.projects
export const projectEdit: EditForm = {
  fields: [
    { name: 'title', label: newProject.projectTitle, kind: 'line' },
    { name: 'description', label: newProject.description, kind: 'text' },
    { name: 'address', label: newProject.address, kind: 'line' },
    { name: 'city', label: texts.settings.fields.city, kind: 'place' },
    { name: 'budget', label: newProject.budget, kind: 'money' },
    { name: 'timing', label: texts.labels.timing.question, kind: 'choice', options: timingOptions, none: texts.labels.timing.none },
  ],
  schema: publishProjectArgs,
}
