import * as v from 'valibot'
import { expect, test } from 'vitest'
import { dealOf } from '#domain/projects/deal'
import { formatMoney } from '#domain/values/money'
import { useDraft } from '../../../web/src/data/drafts/drafts'
import { useDraftNames } from '../../../web/src/data/drafts/use-drafts-here'
import { createDraftKeeper } from '../../../web/src/data/kept-drafts/draft-keeper'
import { draftNames } from '../../../web/src/data/kept-drafts/draft-names'
import { Needs } from '../../../web/src/features/dashboard/needs'
import { ProjectCard } from '../../../web/src/features/projects/project-card'
import { aProject, aProposal, EARLIER, idOf, joao, NOW } from '../../domain/builders'
import { aChange } from '../projects/live-deal'
import { pageText, soon } from '../ui/mount'
import { eachWithAccount } from './each-account'

const { database, hold, showAs } = eachWithAccount()
const project = aProject({ id: idOf('muro'), title: 'Muro de arrimo', city: 'Santos' })
const keeper = () => createDraftKeeper(database(), draftNames.proposal(project.id))
const type = () => new Promise<void>((resolve) => keeper().keep({ amount: 900 }, () => resolve()))
const open = (content: React.ReactNode) => showAs(joao, content)

test('[PRODUCT 38] a proposal that was begun shows on the card of its project, until it is forgotten', async () => {
  const Card = () => <ProjectCard project={project} km={null} isDrafted={useDraftNames().has(draftNames.proposal(project.id))} />
  await open(<Card />)
  expect(pageText()).not.toContain('Rascunho')
  await type()
  await soon(pageText).toContain('Rascunho')
  await keeper().forget()
  await soon(pageText).not.toContain('Rascunho')
})

test("[PRODUCT 38] and on the dashboard, which does not say 'Tudo em dia' beside it", async () => {
  await hold('projects', project)
  await hold('proposals', aProposal({ project_id: idOf('outra') }))
  await open(<Needs cards={null} />)
  await soon(pageText).toContain('Tudo em dia.')
  await type()
  await soon(pageText).toContain('Rascunho de propostaMuro de arrimo')
  expect(pageText()).not.toContain('Tudo em dia.')
})

test('[PRODUCT 38] [PRODUCT 122] a change that was begun in a deal of which nothing is marked yet is named there, while the deal stands', async () => {
  const proposal = aProposal({ project_id: project.id, status: 'accepted' })
  await hold('projects', { ...project, status: 'in_progress', accepted_proposal_id: proposal.id, accepted_at: EARLIER })
  await hold('proposals', proposal)
  await new Promise<void>((resolve) =>
    createDraftKeeper(database(), draftNames.change(project.id)).keep({ text: 'Porta de correr' }, () => resolve()),
  )
  await open(<Needs cards={null} />)
  await soon(pageText).toContain('Mudança não enviadaMuro de arrimo')
  await hold('projects', { ...project, status: 'in_progress', accepted_proposal_id: idOf('outra'), accepted_at: NOW })
  await soon(pageText).not.toContain('Mudança não enviada')
})

test('[PRODUCT 125] of a deal the dashboard says the price with its changes', async () => {
  const proposal = aProposal({ project_id: project.id, status: 'accepted' })
  const agreed = { ...project, status: 'in_progress' as const, accepted_proposal_id: proposal.id, accepted_at: EARLIER }
  await hold('projects', agreed)
  await hold('proposals', { ...proposal, deal: { ...dealOf(proposal, agreed), changes: [aChange({ answer: 'accepted' })] } })
  await open(<Needs cards={null} />)
  await soon(pageText).toContain(formatMoney(proposal.amount + aChange().amount))
  expect(pageText()).not.toContain(formatMoney(proposal.amount))
})

const form = v.object({ title: v.string(), floor: v.string() })
const empty = { title: '', floor: 'Térreo' }
const isForm = (kept: unknown): kept is typeof empty => v.is(form, kept)

test('[PRODUCT 38] a draft of a release whose form had fewer fields is shown, with the empty value of the new one', async () => {
  await new Promise<void>((resolve) => createDraftKeeper(database(), draftNames.newProject).keep({ title: 'Muro', width: '3 m' }, () => resolve()))
  const Form = () => {
    const { value, savedAt, ready } = useDraft(draftNames.newProject, empty, isForm)
    return ready ? `${JSON.stringify(value)} ${savedAt === '' ? 'new' : 'kept'}` : ''
  }
  await open(<Form />)
  await soon(pageText).toContain('{"title":"Muro","floor":"Térreo","width":"3 m"} kept')
})
