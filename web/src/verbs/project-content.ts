import { editProjectArgs } from '#domain/commands/edit-project'
import { publishProjectArgs } from '#domain/commands/publish-project'
import { texts } from '#texts'
import { isLong, type PlaceField, valueText } from '../components/fields/form-field'
import { materialLines } from '../components/fields/material-lines'
import { projectFacts } from '../components/projects/project-facts'
import { projectFields } from '../components/projects/project-fields'
import type { OutboxRow } from '../data/queries/outbox'
import { textIn } from './row-args'
import type { EditForm, ItemContent } from './verb-view'

/** 'A combinar', 'Campinas, SP', and the description with the list of materials. */
export function projectContent(row: OutboxRow): ItemContent {
  const { args } = row
  const short = projectFields.filter((field) => field.kind === 'money').map((field) => valueText(field, args[field.name]))
  const long = projectFields.filter((field) => isLong(field) && args[field.name])
  return {
    facts: [...short, ...projectFacts({ ...args, address: '', city: textIn(row, 'city'), state: textIn(row, 'state') }).map(({ text }) => text)],
    text: long.map((field) => valueText(field, args[field.name])).join('\n\n'),
  }
}

/** 'Orçamento: A combinar': each part that an edit changes, the long ones as its text. */
export function projectChangesContent({ args, state }: OutboxRow): ItemContent {
  const changed = projectFields.filter(({ name }) => name in args)
  // New photos are sent whatever becomes of the edit. Rule P12a.
  const added = state === 'refused' ? 0 : countIn(args.photos_added)
  const photos = texts.corrections.edit.photos(added, countIn(args.photos_removed))
  return {
    facts: [
      ...changed.filter((field) => !isLong(field)).map((field) => texts.outbox.field(field.label, valueText(field, args[field.name]))),
      ...(photos ? [texts.outbox.field(texts.projects.newProject.photos, photos)] : []),
    ],
    text: changed
      .filter(isLong)
      .map((field) => valueText(field, args[field.name]))
      .join('\n\n'),
  }
}

const countIn = (photos: unknown): number => (Array.isArray(photos) ? photos.length : 0)

export function projectCopyText(row: OutboxRow): string {
  const { facts } = projectContent(row)
  return [
    textIn(row, 'title'),
    textIn(row, 'description'),
    [textIn(row, 'address'), ...facts].filter(Boolean).join(' · '),
    materialLines(row.args.products),
  ]
    .filter(Boolean)
    .join('\n\n')
}

const place: PlaceField = { name: 'city', label: texts.settings.fields.city, kind: 'place' }

export const projectEdit: EditForm = { fields: [...projectFields, place], schema: publishProjectArgs }

/** The place is none of its arguments, so its field is not shown. */
export const projectChangesEdit: EditForm = { fields: projectEdit.fields, schema: editProjectArgs }
