import CalendarClock from 'lucide-react/icons/calendar-clock'
import MapPin from 'lucide-react/icons/map-pin'
import type { ReactNode } from 'react'
import { timings } from '#domain/collections/projects'
import { texts } from '#texts'
import { Text } from '../../ui/content/text/text'
import { placeOf } from './place-of'

const labels = texts.labels.timing
export const timingOptions = timings.map((value) => ({ value, text: labels[value] }))

type Fact = { key: string; term: string; text: string; icon: ReactNode }
/** `address` where there is room for it. */
type Known = { address?: string; city: string; state: string; timing: string }

/** Facts of a project besides its price, wherever it is shown: in lists, on its page, in its comparison, before it is published, in Pendências. */
export function projectFacts({ address, city, state, timing }: Known): Fact[] {
  const place = placeOf({ city, state })
  return [
    { key: 'place', term: texts.projects.newProject.sections.where, text: [address, place].filter(Boolean).join(' · '), icon: <MapPin size={16} /> },
    {
      key: 'timing',
      term: labels.question,
      text: timingOptions.find(({ value }) => value === timing)?.text ?? '',
      icon: <CalendarClock size={16} />,
    },
  ].filter(({ text }) => text !== '')
}

export const ProjectFacts = ({ of }: { of: Known }) =>
  projectFacts(of).map(({ key, text, icon }) => (
    <Text key={key} as="span" size="s" icon={icon}>
      {text}
    </Text>
  ))
