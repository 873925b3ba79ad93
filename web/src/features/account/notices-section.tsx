import type { NotifyScope } from '#domain/documents'
import { isProvider } from '#domain/roles'
import { texts } from '#texts'
import type { Laid } from '../../data/overlay'
import { useGive } from '../../data/use-give'
import { ChoiceChips } from '../../ui/choice-chips'
import { FormSection } from '../../ui/form-section'
import { Switch } from '../../ui/switch'

const words = texts.settings.notices
const scopes: readonly { value: NotifyScope; text: string }[] = [
  { value: 'city', text: words.scopes.city },
  { value: 'state', text: words.scopes.state },
  { value: 'none', text: words.scopes.none },
]

/** Takes effect at once: there is nothing here to save. */
export function NoticesSection({ account }: { account: Laid<'users'> }) {
  const give = useGive()
  return (
    <FormSection title={texts.settings.sections.notices}>
      {isProvider(account) ? (
        <ChoiceChips
          label={words.scope}
          options={scopes}
          value={account.notify_scope}
          onChange={(notify_scope) => void give('edit_account', { notify_scope })}
        />
      ) : null}
      <Switch hint={words.emailHint} isSelected={account.notify_email} onChange={(notify_email) => void give('edit_account', { notify_email })}>
        {words.email}
      </Switch>
    </FormSection>
  )
}
