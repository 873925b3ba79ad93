import KeyRound from 'lucide-react/icons/key-round'
import LogOut from 'lucide-react/icons/log-out'
import Mail from 'lucide-react/icons/mail'
import { useState } from 'react'
import { texts } from '#texts'
import { Text } from '../../../ui/content/text/text'
import { Button } from '../../../ui/forms/buttons/button'
import { FormSection } from '../../../ui/forms/form-section'
import { Cluster } from '../../../ui/layout/stack'
import { useSignOut } from '../sign-out/use-sign-out'
import { ChangeEmail, ChangePassword } from './change-access'

const words = texts.settings.access

export function AccessSection() {
  const signOut = useSignOut()
  const [open, setOpen] = useState<'email' | 'password' | null>(null)
  const close = () => setOpen(null)
  return (
    <FormSection title={texts.settings.sections.access}>
      <Cluster>
        <Button icon={<Mail size={20} />} onPress={() => setOpen('email')}>
          {words.changeEmail}
        </Button>
        <Button icon={<KeyRound size={20} />} onPress={() => setOpen('password')}>
          {words.changePassword}
        </Button>
      </Cluster>
      <Text size="s" tone="soft">
        {words.signOutHint}
      </Text>
      <div>
        <Button icon={<LogOut size={20} />} onPress={signOut.ask}>
          {words.signOut}
        </Button>
      </div>
      <ChangeEmail isOpen={open === 'email'} onClose={close} />
      <ChangePassword isOpen={open === 'password'} onClose={close} />
      {signOut.dialog}
    </FormSection>
  )
}
