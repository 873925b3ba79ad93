import { texts } from '#texts'
import { UnblockButton } from '../../../components/people/block-person'
import { PersonAvatar } from '../../../components/people/person-avatar'
import { useBlockedPeople } from '../../../data/queries/silences'
import { Text } from '../../../ui/content/text/text'
import { FormSection } from '../../../ui/forms/form-section'
import * as css from './blocked-people.css'

const { blocked } = texts.settings

/** Product 93. */
export function BlockedPeople() {
  const people = useBlockedPeople() ?? []
  return (
    <FormSection title={texts.settings.sections.blocked}>
      {people.length === 0 ? (
        <Text tone="soft">{blocked.none}</Text>
      ) : (
        <ul className={css.list}>
          {people.map(({ person_id, person_name, person_avatar }) => {
            const name = person_name || texts.labels.nameless
            return (
              <li key={person_id} className={css.person}>
                <PersonAvatar personId={person_id} file={person_avatar} name={name} />
                <span className={css.name}>{name}</span>
                <UnblockButton name={name} personId={person_id} />
              </li>
            )
          })}
        </ul>
      )}
    </FormSection>
  )
}
