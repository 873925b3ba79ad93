import { editProjectArgs } from '#domain/commands/edit-project'
import { publishProjectArgs } from '#domain/commands/publish-project'
import { formatMoney } from '#domain/values/money'
import { texts } from '#texts'
import { projectFacts, timingOptions } from '../components/projects/project-facts'
import type { OutboxRow } from '../data/queries/outbox'
import { materialLines } from './material-lines'
import { numberIn, textIn } from './row-args'
import type { EditForm, ItemContent } from './verb-view'

/** 'A combinar', 'Campinas, SP', and the description with the list of materials. */
export function projectContent(row: OutboxRow): ItemContent {
  const budget = numberIn(row, 'budget')
  const facts = projectFacts({ city: textIn(row, 'city'), state: textIn(row, 'state'), timing: textIn(row, 'timing') }).map(({ text }) => text)
  return {
    facts: [budgetText(budget), ...facts],
    text: [textIn(row, 'description'), materialsIn(row)].filter(Boolean).join('\n\n'),
  }
}

/** 'Orçamento: A combinar': each part that an edit changes, the long ones as its text. */
export function projectChangesContent(row: OutboxRow): ItemContent {
  const said = {
    title: textIn(row, 'title'),
    address: textIn(row, 'address'),
    budget: budgetText(numberIn(row, 'budget')),
    timing: timingOptions.find(({ value }) => value === row.args.timing)?.text ?? texts.labels.timing.none,
  }
  const labels: ReadonlyMap<string, string> = new Map(projectEdit.fields.map(({ name, label }) => [name, label]))
  // New photos are sent whatever becomes of the edit. Rule P12a.
  const added = row.state === 'refused' ? 0 : countIn(row.args.photos_added)
  const photos = texts.corrections.edit.photos(added, countIn(row.args.photos_removed))
  return {
    facts: [
      ...Object.entries(said).flatMap(([field, value]) => (field in row.args ? [texts.outbox.field(labels.get(field) ?? field, value)] : [])),
      ...(photos ? [texts.outbox.field(texts.projects.newProject.photos, photos)] : []),
    ],
    text: [textIn(row, 'description'), 'products' in row.args ? materialsIn(row) || texts.corrections.edit.noProducts : '']
      .filter(Boolean)
      .join('\n\n'),
  }
}

const countIn = (photos: unknown): number => (Array.isArray(photos) ? photos.length : 0)

const budgetText = (budget: number | null): string => (budget === null ? texts.labels.noBudget : formatMoney(budget))

export function projectCopyText(row: OutboxRow): string {
  const { facts } = projectContent(row)
  return [textIn(row, 'title'), textIn(row, 'description'), [textIn(row, 'address'), ...facts].filter(Boolean).join(' · '), materialsIn(row)]
    .filter(Boolean)
    .join('\n\n')
}

const materialsIn = ({ args: { products } }: OutboxRow): string => materialLines(products)

const { newProject } = texts.projects
export const projectEdit: EditForm = {
  fields: [
    { name: 'title', label: newProject.projectTitle, kind: 'line' },
    { name: 'description', label: newProject.description, kind: 'text' },
    { name: 'address', label: newProject.address, kind: 'line' },
    { name: 'city', label: texts.settings.fields.city, kind: 'place' },
    { name: 'budget', label: newProject.budget, kind: 'money' },
    { name: 'products', label: newProject.products, kind: 'materials' },
    { name: 'timing', label: texts.labels.timing.question, kind: 'choice', options: timingOptions, none: texts.labels.timing.none },
  ],
  schema: publishProjectArgs,
}

/** The place is none of its arguments, so its field is not shown. */
export const projectChangesEdit: EditForm = { fields: projectEdit.fields, schema: editProjectArgs }
