import { expect, test, vi } from 'vitest'
import { conversationId } from '#domain/ids'
import { texts } from '#texts'
import { ChatHeader } from '../../../web/src/features/messages/chat-header'
import { sidesOf } from '../../../web/src/features/messages/conversation-sides'
import { MyProjectCard } from '../../../web/src/features/projects/my-project-card'
import { CompareTable } from '../../../web/src/features/proposals/compare-table'
import { offerGroups } from '../../../web/src/features/proposals/offer-groups'
import { ReceivedProposals } from '../../../web/src/features/proposals/received-proposals-page'
import { aConversation, ana, aProject, aProposal, joao, LATER, obras } from '../../domain/builders'
import { eachWithAccount } from '../data/each-account'
import { addresses, all, pageText, soon } from '../ui/mount'

const { hold, showAs } = eachWithAccount()
const open = { ...aProject(), waiting: false }
const proposals = [{ ...aProposal(), waiting: false }]
const conversation = { ...aConversation(), waiting: false }
const sides = (me: string) => sidesOf(conversation, me)

vi.mock('../../../web/src/data/remote/use-asked-role', () => ({ useAskedRole: () => undefined }))

const toProfile = () => all('link').filter((link) => link.getAttribute('href') === `/fornecedores/${joao.id}`)

test.each([
  ['the comparison', () => <CompareTable project={open} groups={offerGroups(open, proposals)} works={new Map()} />],
  ['a received proposal', () => <ReceivedProposals project={open} proposals={proposals} />],
  ['a chat', () => <ChatHeader conversation={conversation} sides={sides(ana.id)} phone="" />],
])("name and face of a provider open their profile from %s, and only the name takes the keyboard's focus", async (_place, content) => {
  await showAs(ana, content())
  const named = toProfile().map((link) => [link.textContent || link.getAttribute('aria-label'), link.tabIndex] as const)
  expect(named.toSorted(([, one], [, other]) => one - other)).toEqual([
    ['Ver perfil de João Batista', -1],
    ['João Batista', 0],
  ])
})

test('[PRODUCT 89] a client reads in the chat that the invitation was declined, until the provider proposes all the same', async () => {
  await hold('projects', aProject())
  const declined = { ...conversation, declined_at: LATER }
  await showAs(ana, <ChatHeader conversation={declined} sides={sides(ana.id)} phone="" />)
  await soon(pageText).toContain(texts.invitation.declinedByThem)
  await hold('proposals', aProposal())
  await soon(pageText).not.toContain(texts.invitation.declinedByThem)
})

test('[PRODUCT 53] the lowest price of a group is marked in words, for who sees no tint', async () => {
  const rival = { ...aProposal({ provider_id: obras.id, amount: 3_900 }), waiting: false }
  await showAs(ana, <CompareTable project={open} groups={offerGroups(open, [...proposals, rival])} works={new Map()} />)
  const marked = [...document.querySelectorAll('td')].filter((cell) => cell.textContent?.includes('(menor)'))
  expect(marked.map((cell) => cell.textContent)).toContainEqual(expect.stringContaining('R$\u00a03.900,00'))
  expect(marked.every((cell) => !cell.textContent?.includes('4.350,00'))).toBe(true)
})

test('a project in progress says who does it, for how much, and leads to them and to the conversation', async () => {
  const [proposal] = proposals
  const talk = conversationId(open.id, ana.id, joao.id)
  await hold('conversations', aConversation({ id: talk }))
  const project = { ...open, status: 'in_progress' as const, accepted_proposal_id: proposal?.id ?? '' }
  await showAs(ana, <MyProjectCard project={project} proposals={proposals} />)
  const card = document.querySelector('article')
  expect(card?.textContent).toContain('R$\u00a04.350,00')
  expect(card?.textContent).toContain('Combinado com João Batista')
  expect(toProfile()).toHaveLength(1)
  await soon(addresses).toContain(`/mensagens/${talk}`)
})
