import CalendarClock from 'lucide-react/icons/calendar-clock'
import HardHat from 'lucide-react/icons/hard-hat'
import type { ReactNode } from 'react'
import { type ProjectPart, projectParts, timings } from '#domain/collections/projects'
import { LONG_TEXT } from '#domain/fields'
import { MOST_OF_PROJECT } from '#domain/projects/trades'
import { texts } from '#texts'
import type { FormField, Unnamed } from '../fields/form-field'

const words = texts.projects.newProject
const { timing } = texts.labels

export const timingOptions = timings.map((value) => ({ value, text: timing[value] }))

const sections = ['what', 'where', 'materials'] as const

/** A field with an icon is shown as a fact of the project. */
type InForm = { section: (typeof sections)[number]; icon?: ReactNode }
export type ProjectField = FormField & InForm & { name: ProjectPart }

/** For form, reviews, page, lists and Pendências. Without the place, which comes from the profile. */
const lines: Record<ProjectPart, Unnamed<ProjectField>> = {
  title: { kind: 'line', section: 'what', label: words.projectTitle, placeholder: words.projectTitlePlaceholder, most: 120 },
  description: {
    kind: 'text',
    section: 'what',
    label: words.description,
    placeholder: words.descriptionPlaceholder,
    most: LONG_TEXT,
    counter: words.counter,
    // Units that builders write often and keyboards hide. Product 70.
    shortcuts: words.units.map(({ insert, label }) => ({ text: insert, label })),
  },
  budget: { kind: 'money', section: 'what', label: words.budget, optional: words.optional, hint: words.budgetHint },
  timing: {
    kind: 'choice',
    section: 'what',
    label: timing.question,
    optional: words.optional,
    options: timingOptions,
    none: timing.none,
    icon: <CalendarClock size={16} />,
  },
  trades: {
    kind: 'trades',
    section: 'what',
    label: texts.trades.question,
    optional: words.optional,
    most: MOST_OF_PROJECT,
    icon: <HardHat size={16} />,
  },
  address: { kind: 'line', section: 'where', label: words.address, hint: words.addressHint, most: 200 },
  products: { kind: 'materials', section: 'materials', label: words.materials, optional: words.optional },
}

/** In the order in which a notice names them. */
export const projectFields: readonly ProjectField[] = projectParts.map((name) => ({ ...lines[name], name }))

export const fieldsIn = (section: InForm['section']): ProjectField[] => projectFields.filter((field) => field.section === section)

export const projectLabels: Readonly<Record<string, string>> = {
  ...labelsIn('what'),
  state: texts.settings.fields.state,
  city: texts.settings.fields.city,
  ...labelsIn('where'),
  ...labelsIn('materials'),
}

function labelsIn(section: InForm['section']): Record<string, string> {
  return Object.fromEntries(fieldsIn(section).map(({ name, label }) => [name, label]))
}
