import type { ArgsOf } from '#domain/commands'
import { type MailList, mailLists } from '#domain/people/mail-lists'
import { isProvider } from '#domain/people/roles'
import { texts } from '#texts'
import type { Optimistic } from '../../../data/live/overlay'
import { Switch } from '../../../ui/forms/choices/switch'

const words = texts.settings.notices

type Props = { account: Optimistic<'users'>; onChange: (fields: ArgsOf<'edit_account'>) => void }

/** All mails at once, and each list of this role. Product 90. */
export function MailSwitches({ account, onChange }: Props) {
  const { notify_email, notify_scope, mails_off } = account
  const provides = isProvider(account)
  const hints = { ...words.hints, projects: provides ? words.hints.projects.provider : words.hints.projects.client }
  const lists = mailLists.filter((list) => list !== 'new_projects' || (provides && notify_scope !== 'none'))
  const change = (list: MailList, isOn: boolean) => onChange({ mail_lists: { [list]: isOn } })
  return (
    <>
      <Switch hint={words.emailHint} isSelected={notify_email} onChange={(isOn) => onChange({ notify_email: isOn })}>
        {words.email}
      </Switch>
      {notify_email
        ? lists.map((list) => (
            <Switch key={list} isPart hint={hints[list]} isSelected={!mails_off.includes(list)} onChange={(isOn) => change(list, isOn)}>
              {texts.mailLists[list]}
            </Switch>
          ))
        : null}
    </>
  )
}
