import { act } from 'react'
import { describe, expect, test } from 'vitest'
import { texts } from '#texts'
import { SendPhone } from '../../../web/src/components/people/send-phone'
import { whyUnreadable } from '../../../web/src/components/projects/why-unreadable'
import { isGone, refusalText } from '../../../web/src/components/refusal-text'
import { ProjectStatusBadge, ProposalStatusBadge } from '../../../web/src/components/status-badges'
import { quotaReached } from '../../../web/src/data/queries/quotas'
import { aConversation, anAccount, ana, joao } from '../../domain/builders'
import { eachWithAccount } from '../data/each-account'
import { buttons, get, mount, pageText, soon } from '../ui/mount'

test('[PRODUCT 67] a closed project has a badge of words, and its proposals read so in place of Pendente', async () => {
  const badges = ['closed', 'open'] as const
  await mount(
    <>
      <ProjectStatusBadge status="closed" />
      {badges.map((project_status) => (
        <ProposalStatusBadge key={project_status} proposal={{ status: 'pending', project_status }} />
      ))}
      <ProposalStatusBadge proposal={{ status: 'rejected', project_status: 'closed' }} />
    </>,
  )
  expect(pageText()).toBe('EncerradoProjeto encerradoPendenteRecusada')
})

describe('what is confirmed', () => {
  const { hold, queued, showAs } = eachWithAccount()

  test('[PRODUCT 54] a phone that is given with two taps is one message, and the next time it is another', async () => {
    const { phone } = texts.deal
    await hold('users', anAccount({ phone: '11988887777' }))
    await hold('conversations', aConversation())
    const sent = async () => (await queued()).map(([, { message_id }]) => message_id)
    let closed = 0
    await showAs(ana, <SendPhone isOpen onClose={() => closed++} conversationId={aConversation().id} personId={joao.id} person="João" />)
    await soon(buttons).toContain(phone.confirm)
    const tap = () => get('button', phone.confirm).click()
    await act(async () => {
      tap()
      tap()
    })
    await soon(() => closed).toBe(2)
    expect(new Set(await sent()).size).toBe(1)
    const before = closed
    await act(async () => tap())
    await soon(() => closed).toBe(before + 1)
    expect(new Set(await sent()).size).toBe(2)
  })
})

describe('quotas', () => {
  const HOUR_MS = 3_600_000
  const noon = new Date(2026, 10, 20, 12, 0).getTime()
  const each = (count: number, moment: number | null): (number | null)[] => Array.from({ length: count }, () => moment)

  test('[PRODUCT 42] the eleventh project of a day is told of before it is written, those that still wait included', () => {
    const morning = [...each(6, noon - HOUR_MS), ...each(3, null)]
    expect(quotaReached('projects', { moments: morning, openProjects: 9 }, noon)).toBeUndefined()
    const used = { reason: 'used', from: expect.any(Number), today: 10 }
    expect(quotaReached('projects', { moments: [...morning, null], openProjects: 10 }, noon)).toEqual(used)
  })

  test('thirty open projects leave no room at any time', () => {
    expect(quotaReached('projects', { moments: [], openProjects: 30 }, noon)).toEqual({ reason: 'open_projects', open: 30 })
    expect(quotaReached('proposals', { moments: [], openProjects: 30 }, noon)).toBeUndefined()
  })
})

describe('refusals', () => {
  const now = new Date(2026, 10, 20, 12, 0).getTime()
  const at = (...date: [number, number, number, number, number]): string => new Date(...date).toISOString()

  test('what exceeded a quota says from when on it can be sent, with the day when that is another', () => {
    const textAt = (until: string) => refusalText({ code: 'too_many', until }, now)
    expect(textAt(at(2026, 10, 20, 15, 40))).toBe('Limite atingido. Pode ser enviado de novo às 15:40.')
    expect(textAt(at(2026, 10, 21, 0, 5))).toBe('Limite atingido. Pode ser enviado de novo em 21/11 às 00:05.')
    expect(textAt(at(2027, 0, 1, 0, 5))).toBe('Limite atingido. Pode ser enviado de novo em 01/01/2027 às 00:05.')
  })

  test('without a time it says what makes room; any other refusal has its own sentence', () => {
    expect(refusalText({ code: 'too_many' }, now)).toBe('Limite atingido. Encerre ou exclua um projeto antes.')
    expect(refusalText({ code: 'project_closed', until: at(2026, 10, 20, 15, 40) }, now)).toBe('Este projeto não está mais aceitando propostas.')
  })

  test('[PRODUCT 55] what hangs on something that is gone names its project, and sending it again is not offered', () => {
    const about = { project_title: 'Muro de arrimo' }
    const refused = (code: string) => refusalText({ code, about }, now)
    expect(refused('parent_missing')).toBe('“Muro de arrimo” não existe mais. Isto não foi enviado.')
    expect(refused('proposal_missing')).toBe('Sua proposta para “Muro de arrimo” não existe mais. Isto não foi enviado.')
    expect(refused('conversation_missing')).toBe('A conversa sobre “Muro de arrimo” não existe mais. Isto não foi enviado.')
    expect(refusalText({ code: 'proposal_missing' }, now)).toBe('Esta proposta não existe mais. Pode ter sido retirada.')
    for (const code of ['parent_missing', 'proposal_missing', 'conversation_missing']) expect(isGone({ code }), code).toBe(true)
    for (const code of ['project_closed', 'toString']) expect(isGone({ code }), code).toBe(false)
  })
})

describe('files that are no photo', () => {
  const file = (...parts: (string | number[])[]) => new Blob(parts.map((part) => (typeof part === 'string' ? part : Uint8Array.from(part))))

  test.each([
    ['nothing', file(), 'photo_empty'],
    ['a text', file('20 sacos de cimento CP II'), 'photo_type'],
    ['a video', file([0, 0, 0, 24], 'ftypisom'), 'photo_type'],
    ['a HEIC picture', file([0, 0, 0, 24], 'ftypheic'), 'photo_heic'],
    ['a damaged JPEG', file([0xff, 0xd8, 0xff, 0xe0], 'JFIF'), 'photo_unreadable'],
    ['a damaged PNG', file([0x89], 'PNG'), 'photo_unreadable'],
    ['a damaged WebP', file('RIFF', [0, 0, 0, 0], 'WEBP'), 'photo_unreadable'],
  ])('%s that no browser decodes is told by its first bytes', async (_, given, code) => {
    expect(await whyUnreadable(given)).toBe(code)
  })
})
