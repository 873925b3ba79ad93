import LogOut from 'lucide-react/icons/log-out'
import { texts } from '#texts'
import { Button } from '../../ui/button'
import { FormSection } from '../../ui/form-section'
import { useSignOut } from './use-sign-out'

const words = texts.settings.access

export function AccessSection() {
  const signOut = useSignOut()
  return (
    <FormSection title={texts.settings.sections.access} hint={words.signOutHint}>
      <div>
        <Button icon={<LogOut size={20} />} onPress={signOut.ask}>
          {words.signOut}
        </Button>
      </div>
      {signOut.dialog}
    </FormSection>
  )
}
