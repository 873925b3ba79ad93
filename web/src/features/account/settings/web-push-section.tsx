import { useEffect, useState } from 'react'
import type { Role } from '#domain/documents'
import { type WebPushGroup, webPushGroupsOf } from '#domain/web-push'
import { texts } from '#texts'
import { pushFailureText } from '../../../components/push-failure-text'
import { switchPushOn } from '../../../components/switch-push-on'
import { changePushGroups, pushGroups, pushHere } from '../../../data/device-push'
import { useSession } from '../../../data/store/account-store-context'
import { endPush } from '../../../data/web-push/end-push'
import { Text } from '../../../ui/content/text/text'
import { showToast } from '../../../ui/feedback/toasts'
import { Switch } from '../../../ui/forms/choices/switch'
import { FormSection } from '../../../ui/forms/form-section'

const words = texts.webPush

type Groups = readonly WebPushGroup[]

export function useStoredGroups(): Groups | null | undefined {
  const userId = useSession().session?.user_id
  const [groups, setGroups] = useState<Groups | null>()
  useEffect(() => {
    if (userId) void pushGroups(userId).then(setGroups)
  }, [userId])
  return groups
}

/** At once, for this device. Product 83. */
export function WebPushSection({ person, stored }: { person: { role: Role }; stored: Groups | null }) {
  const { session } = useSession()
  const [groups, setGroups] = useState(stored)
  const [isStarting, setStarting] = useState(false)
  const here = session ? pushHere(session) : undefined
  if (!session || !here) return null
  const offered = webPushGroupsOf(person)

  const start = async () => {
    setStarting(true)
    const isOn = await switchPushOn(session, offered)
    setStarting(false)
    if (isOn) setGroups(offered)
  }
  const end = async () => {
    setGroups(null)
    await endPush(session.user_id)
  }
  const change = async (before: Groups, next: Groups) => {
    setGroups(next)
    const done = await changePushGroups(session, next)
    if (done.ok) return
    setGroups(before)
    showToast({ ...words.notChanged(pushFailureText(done.code) ?? ''), tone: 'bad' })
  }

  if (here !== 'possible')
    return (
      <FormSection title={words.section}>
        <Text tone="soft">{words.notHere[here]}</Text>
      </FormSection>
    )
  return (
    <FormSection title={words.section}>
      <Switch isSelected={groups !== null || isStarting} onChange={(isOn) => void (isOn ? start() : end())}>
        {words.switch}
      </Switch>
      {groups
        ? offered.map((group) => (
            <Switch
              key={group}
              isPart
              isSelected={groups.includes(group)}
              onChange={(isOn) => void change(groups, isOn ? [...groups, group] : groups.filter((one) => one !== group))}
            >
              {words.groups[group]}
            </Switch>
          ))
        : null}
    </FormSection>
  )
}
