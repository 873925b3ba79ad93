import { firstValueFrom } from 'rxjs'
import { otherName } from '#domain/conversation'
import type { Conversation } from '#domain/documents'
import { texts } from '#texts'
import { saveTextFile } from '../../components/files/save-text-file'
import { readConversation } from '../../data/queries/conversations'
import { liveWorkLines } from '../../data/queries/work-lines'
import type { AccountStore } from '../../data/store/account-store'
import { conversationText } from './conversation-text'
import { chatLineOf } from './use-deal-lines'

const words = texts.files.conversation

/** Saves all that this device holds of it. Product 94. */
export async function saveConversation({ database, userId, sync }: AccountStore, conversation: Conversation): Promise<void> {
  const [{ messages, refused }, lines] = await Promise.all([
    readConversation(database, conversation.id),
    firstValueFrom(liveWorkLines(database, conversation, userId)),
  ])
  const { complete, updatedAt } = sync.status()
  const newest = conversation.last_message?.id
  const other = otherName(conversation, userId) || texts.labels.nameless
  const isMineFirst = conversation.participant_one === userId
  const name = (isMineFirst ? conversation.name_one : conversation.name_two) || texts.labels.nameless
  const content = conversationText(
    {
      project: conversation.project_title,
      me: { id: userId, name },
      other,
      messages,
      lines: lines.map((line) => chatLineOf(line, name, other)),
      refused: refused.map(({ args, at }) => ({ content: String(args.content ?? ''), at })),
      isComplete: complete && (newest === undefined || messages.some(({ id }) => id === newest)),
      receivedUntil: updatedAt,
    },
    Date.now(),
  )
  await saveTextFile({ kind: words.file, about: other, ending: 'txt', content })
}
