import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { texts } from '#texts'
import type { DispatchResult } from '../../../web/src/data/commands/dispatch'
import { ProposalActions } from '../../../web/src/features/proposals/proposal-actions'
import { toastQueue } from '../../../web/src/ui/feedback/toasts'
import { ana, aProject, aProposal, joao } from '../../domain/builders'
import { eachWithAccount } from '../data/each-account'
import { get, press, soon, told } from '../ui/mount'

const dispatched = vi.hoisted(() => ({ answers: [] as ((answer: object) => void)[] }))
vi.mock('../../../web/src/data/commands/use-dispatch', () => ({ useDispatch: () => () => new Promise((answer) => dispatched.answers.push(answer)) }))

const { showAs } = eachWithAccount()

test('[PRODUCT 18] a conversation that two taps start is one, and is not said to have existed; one that did is', async () => {
  toastQueue.clear()
  await showAs(ana, <ProposalActions proposal={{ ...aProposal(), waiting: false }} project={aProject()} />)
  const tap = () => press(get('button', texts.proposals.manage.talkWith(joao.full_name)))
  const answer = (given: DispatchResult) => act(async () => dispatched.answers.shift()?.(given))
  await tap()
  await tap()
  expect(dispatched.answers).toHaveLength(1)
  await answer({ ok: true, queued: true })
  expect(told()).toEqual([])
  await tap()
  await answer({ ok: true, queued: false })
  await soon(told).toEqual([['A conversa já existe. Redirecionando...', '']])
})
