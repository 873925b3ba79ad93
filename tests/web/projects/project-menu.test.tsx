import { act } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Project } from '#domain/documents'
import { texts } from '#texts'
import type { MyDeal } from '../../../web/src/components/projects/use-deal'
import { ProjectMenu } from '../../../web/src/features/projects/files/project-menu'
import { deadlineFile } from '../../../web/src/features/projects/files/save-project-files'
import { shoppingList } from '../../../web/src/features/projects/files/shopping-list'
import { PrintSheet } from '../../../web/src/ui/layout/print-sheet'
import { aProject, aProposal, joao, NOW } from '../../domain/builders'
import { all, get, mount, press, soon, told, wordsOf } from '../ui/mount'

const { files } = texts
const [cement, sand] = [
  { name: 'Cimento CP II', quantity: '9 sacos' },
  { name: 'Areia média', quantity: '2 m³' },
] as const
const project = aProject({ products: [cement, sand] })
const proposal = aProposal({ status: 'accepted' })
const deal: MyDeal = { proposal, isOwner: true, other: { id: joao.id, name: joao.full_name, avatar: '' }, conversationId: 'conversa' }
const agreed: Project = { ...project, status: 'in_progress', accepted_proposal_id: proposal.id, accepted_at: '2026-11-21T02:30:00.000Z' }

async function open(of: Project, given?: MyDeal): Promise<void> {
  await mount(
    <>
      <PrintSheet>A folha da página</PrintSheet>
      <ProjectMenu project={of} {...(given ? { deal: given } : {})} />
    </>,
  )
  await press(get('button', files.more))
}
const entries = () => wordsOf('menuitem')

describe('the menu of a project', () => {
  test('[PRODUCT 94] offers a list of what is to be bought, and nothing where there is nothing to buy', async () => {
    await open(project)
    expect(entries()).toEqual([files.shopping.copy, files.shopping.print, files.shopping.save])
  })

  test('[PRODUCT 94] is absent without products', async () => {
    await mount(<ProjectMenu project={aProject()} />)
    expect(all('button')).toEqual([])
  })

  test('[PRODUCT 94] offers a deal on paper, and its last day for the calendar while it is in progress', async () => {
    await open({ ...agreed, products: [] }, deal)
    expect(entries()).toEqual([texts.deal.print, files.deadline.action])
  })

  test('[PRODUCT 94] offers no day of a deal that is concluded', async () => {
    await open({ ...agreed, products: [], status: 'completed' }, deal)
    expect(entries()).toEqual([texts.deal.print])
  })
})

describe('a list of what is to be bought', () => {
  const print = vi.fn<() => void>()
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined)
  beforeEach(() => {
    vi.stubGlobal('print', print)
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard)
  })

  test('[PRODUCT 94] is copied with the place and a line a product', async () => {
    await open(project)
    await press(get('menuitem', files.shopping.copy))
    expect(writeText).toHaveBeenCalledExactlyOnceWith(
      'Lista de compras: Reforma de banheiro\nCambuí, rua das Flores · Campinas, SP\n\n- Cimento CP II: 9 sacos\n- Areia média: 2 m³',
    )
    expect(told()).toEqual([[files.shopping.copied, '']])
    expect(shoppingList(aProject({ address: '', city: '', state: '', products: project.products }))).toContain('banheiro\n\n- Cimento')
  })

  test('[PRODUCT 94] is printed alone, stays for the keys of printing and saving, and leaves the page’s own sheet at the next press', async () => {
    const sheets = () => [...document.querySelectorAll('[data-print-sheet]')].map((sheet) => sheet.getAttribute('data-print-sheet'))
    await open(project)
    await press(get('menuitem', files.shopping.print))
    await soon(() => print.mock.calls.length).toBe(1)
    expect([sheets(), document.documentElement.hasAttribute('data-has-print-alone')]).toEqual([['', 'alone'], true])
    const words = document.querySelector('[data-print-sheet=alone]')?.textContent
    for (const word of ['Lista de compras', project.title, project.address, 'Cimento CP II', '9 sacos', 'Areia média', '2 m³'])
      expect(words).toContain(word)
    for (const key of ['Control', 'Shift', 'P'])
      await act(async () => void document.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true })))
    expect(sheets()).toEqual(['', 'alone'])
    document.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    await soon(sheets).toEqual([''])
    expect(document.documentElement.hasAttribute('data-has-print-alone')).toBe(false)
  })
})

test('[PRODUCT 94] a deal’s last day is counted from the day in São Paulo on which it was made', () => {
  const file = deadlineFile(agreed, deal, Date.parse(NOW)).replaceAll('\r\n ', '')
  // Half past eleven in the evening of the 20th, and nine days.
  expect(file).toContain('DTSTART;VALUE=DATE:20261129\r\n')
  expect(file).toContain(`UID:${proposal.id}@canteiro\r\n`)
  expect(file).toContain('SUMMARY:Prazo: Reforma de banheiro\r\n')
  expect(file).toContain('Combinado com João Batista.\\nPrazo de 9 dias\\, contado de 20/11/2026')
  expect(file).toContain(`/projetos/${project.id}\r\n`)
})
