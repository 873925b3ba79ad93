import type { OutboxRow } from '../data/queries/outbox'
import { textIn } from './row-args'
import { viewOf } from './verb-views'

/** What it is about, as its person knows it; a new project is known by what it is called. */
export const aboutOf = (row: OutboxRow): OutboxRow['about'] => ({
  project_title: row.about.project_title || textIn(row, 'title'),
  person_name: row.about.person_name,
})

/** 'Proposta · Muro de arrimo' */
export const itemName = (row: OutboxRow): string => viewOf(row).name(aboutOf(row))

/** 'Proposta': under a heading that says what it is about. */
export const shortItemName = (row: OutboxRow): string => viewOf(row).name({ project_title: '', person_name: '' })
