import MapPin from 'lucide-react/icons/map-pin'
import type { ReactNode } from 'react'
import type { ProjectPart } from '#domain/collections/projects'
import type { Project } from '#domain/documents'
import { wholeKilometres } from '#domain/values/distance'
import { texts } from '#texts'
import { Text } from '../../ui/content/text/text'
import { valueText } from '../fields/form-field'
import { placeOf } from './place-of'
import { projectFields } from './project-fields'

type Fact = { key: string; term: string; text: string; icon: ReactNode }
/** `km`: the way there, null where none is told. */
type Known = Pick<Project, 'city' | 'state'> & { address?: string; km?: number | null } & Partial<Record<ProjectPart, unknown>>

export function projectFacts(known: Known): Fact[] {
  const km = wholeKilometres(known.km ?? 0)
  const text = [known.address, placeOf(known), km > 0 && texts.labels.distance(km)].filter(Boolean).join(' · ')
  const place = { key: 'place', term: texts.projects.newProject.sections.where, text, icon: <MapPin size={16} /> }
  const said = projectFields.flatMap((field) =>
    field.icon && isSaid(known[field.name])
      ? [{ key: field.name, term: field.label, text: valueText(field, known[field.name]), icon: field.icon }]
      : [],
  )
  return text === '' ? said : [place, ...said]
}

const isSaid = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value))

export const ProjectFacts = ({ of }: { of: Known }) =>
  projectFacts(of).map(({ key, text, icon }) => (
    <Text key={key} as="span" size="s" icon={icon}>
      {text}
    </Text>
  ))
