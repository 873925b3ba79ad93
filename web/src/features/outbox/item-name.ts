import { texts } from '#texts'
import type { OutboxRow } from '../../data/queries/outbox'
import { textIn } from './item-args'

const nothing = { project_title: '', person_name: '' }
const names: Partial<Record<string, (about: OutboxRow['about']) => string>> = texts.outbox.items

/** What it is about, as its person knows it; a new project is known by what it is called. */
export const aboutOf = (row: OutboxRow): OutboxRow['about'] => ({
  project_title: row.about.project_title || textIn(row, 'title'),
  person_name: row.about.person_name,
})

/** 'Proposta · Muro de arrimo' */
export const itemName = (row: OutboxRow): string => (names[row.verb] ?? verbless)(aboutOf(row))

/** 'Proposta': under a heading that says what it is about. */
export const shortItemName = (row: OutboxRow): string => (names[row.verb] ?? verbless)(nothing)

const verbless = ({ project_title, person_name }: OutboxRow['about']): string => project_title || person_name || texts.outbox.groups.nameless
