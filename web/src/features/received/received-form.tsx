import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { otherName } from '#domain/conversation'
import { isClient } from '#domain/people/roles'
import { links } from '#links'
import { texts } from '#texts'
import { storedOrTold } from '../../components/stored-or-told'
import { keepForForm } from '../../data/drafts/keep-for-form'
import { withReceived } from '../../data/drafts/use-returned-words'
import { draftNames } from '../../data/kept-drafts/draft-names'
import { useConversations } from '../../data/queries/conversations'
import { forgetReceived, type Received, type WithReceived } from '../../data/received'
import { useAccountStore, useActor } from '../../data/store/account-store-context'
import { Text } from '../../ui/content/text/text'
import { Button } from '../../ui/forms/buttons/button'
import { RadioCards } from '../../ui/forms/choices/radio-field'
import { Form, FormActions } from '../../ui/forms/form'
import { PageHeader } from '../../ui/layout/page-header'
import { SharedThings } from './shared-things'

const words = texts.received
const NEW_PROJECT = 'new-project'
/** The newest. */
const MOST_CONVERSATIONS = 20
const MOST_ON_ONE_SCREEN = 2

type Place = { value: string; title: string; text: string }

export function ReceivedForm({ received }: { received: Received }) {
  const places = usePlaces(received)
  const [chosen, setChosen] = useState<string | null>(null)
  const { isGoing, go, discard } = useDestination(received)
  if (!places) return null
  const place = chosen ?? places[0]?.value
  const isChat = place !== undefined && place !== NEW_PROJECT
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <Form onSubmit={() => place && void go(place)} isSending={isGoing} aria-label={words.title}>
        <SharedThings received={received} />
        {place ? (
          <RadioCards label={words.places} options={places} value={place} onChange={setChosen} />
        ) : (
          <Text tone="soft">{received.text ? words.noPlaceForText : words.noPlaceForPhotos}</Text>
        )}
        <div role="status">{isChat && received.photos.length > 0 ? <Text tone="warn">{words.textOnly}</Text> : null}</div>
        <FormActions isSticky={places.length > MOST_ON_ONE_SCREEN}>
          <Button variant="quiet" onPress={() => void discard()}>
            {texts.actions.discard}
          </Button>
          {place ? (
            <Button type="submit" variant="primary" isPending={isGoing} pendingLabel={texts.actions.loading}>
              {words.confirm}
            </Button>
          ) : null}
        </FormActions>
      </Form>
    </>
  )
}

/** A new project for clients; conversations for a text. */
function usePlaces({ text }: Received): Place[] | undefined {
  const { userId } = useAccountStore()
  const actor = useActor()
  const conversations = useConversations(MOST_CONVERSATIONS)
  if (!conversations) return undefined
  const talks = conversations.map(({ conversation }) => ({
    value: conversation.id,
    title: words.conversation(otherName(conversation, userId) || texts.labels.nameless),
    text: conversation.project_title,
  }))
  return [...(isClient(actor) ? [{ value: NEW_PROJECT, title: words.newProject, text: words.newProjectText }] : []), ...(text ? talks : [])]
}

/** Nothing is sent: a project begins as a draft, and a conversation's text waits in its field. */
function useDestination({ id, text }: Received) {
  const { database } = useAccountStore()
  const navigate = useNavigate()
  const [isGoing, setGoing] = useState(false)

  async function keepText(conversation: string): Promise<void> {
    await keepForForm(database, draftNames.message(conversation), (typed) => withReceived(typeof typed === 'string' ? typed : '', text))
    await forgetReceived(id)
  }

  return {
    isGoing,
    async go(place: string): Promise<void> {
      if (place === NEW_PROJECT) return void navigate(links.newProject(), { replace: true, state: { received: id } satisfies WithReceived })
      setGoing(true)
      if (await storedOrTold(words.notKept, () => keepText(place))) return void navigate(links.conversation(place), { replace: true })
      setGoing(false)
    },
    async discard(): Promise<void> {
      if (await storedOrTold(texts.storage.notDiscarded, () => forgetReceived(id))) await navigate(links.dashboard(), { replace: true })
    },
  }
}
