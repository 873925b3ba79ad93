import { act } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { reportSubject } from '#domain/support-ticket'
import type { ReferencesAnswer } from '#domain/wire/wire-answers'
import { texts } from '#texts'
import { closeReport } from '../../../web/src/components/support-door'
import { SessionContext } from '../../../web/src/data/store/account-store-context'
import { References } from '../../../web/src/features/directory/references'
import { SupportCorner } from '../../../web/src/features/support/support-corner'
import { ana, idOf, joao } from '../../domain/builders'
import { sessionOf } from '../app/sessions'
import { eachWithAccount } from '../data/each-account'
import { all, get, mount, pageText, press, soon } from '../ui/mount'

const words = texts.reference.page
const asked: string[] = []
let answer: () => Response

const one = (n: number, fields: Partial<ReferencesAnswer['references'][number]> = {}) => ({
  ...{ id: idOf(`reference${n}`), first_name: 'Ana', city: 'Campinas', month: '2026-11', again: true, on_time: 'yes' as const },
  ...{ text: `Caprichou ${n}.`, reply: '', ...fields },
})
const page = (references: ReferencesAnswer['references'], position: Partial<ReferencesAnswer> = {}) => {
  const { length } = references
  return () => Response.json({ references, again: length, total: length, before: '', ...position } satisfies ReferencesAnswer)
}
const offline = () => {
  throw new TypeError('Failed to fetch')
}

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return answer()
  })
})

/** A provider of its own, as the last read outlives the page. */
const show = (provider: string) =>
  mount(
    <SessionContext value={sessionOf('signed_out')}>
      <MemoryRouter>
        <References providerId={idOf(provider)} name={joao.full_name} />
      </MemoryRouter>
    </SessionContext>,
  )
const shown = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent)

describe('[PRODUCT 129] references on a provider’s page', () => {
  test('say how many would hire again from 3 on, each with first name, city, month, both answers, the text and the reply', async () => {
    const second = one(2, { again: false, on_time: 'none', text: '', reply: 'Obrigado!' })
    answer = page([one(1), second, one(3)], { again: 8, total: 9 })
    await show('com')
    await soon(pageText).toContain('8 de 9 contratariam de novo')
    expect(shown().map((item) => item?.replace(words.report('Ana'), ''))).toEqual([
      'Ana · Campinas · novembro de 2026DenunciarContrataria de novo · Terminou no prazoCaprichou 1.',
      `Ana · Campinas · novembro de 2026DenunciarNão contrataria de novo · Não havia prazoResposta de ${joao.full_name}Obrigado!`,
      'Ana · Campinas · novembro de 2026DenunciarContrataria de novo · Terminou no prazoCaprichou 3.',
    ])
  })

  test.each([
    [0, '0 de 3 contratariam de novo'],
    [1, '1 de 3 contrataria de novo'],
    [2, '2 de 3 contratariam de novo'],
  ])('agree with how many would hire again: %i', async (again, said) => {
    answer = page([one(1), one(2), one(3)], { again, total: 3 })
    await show(`sim${again}`)
    await soon(pageText).toContain(said)
  })

  test('count nothing below 3, and are no card where there are none', async () => {
    answer = page([one(1), one(2)])
    await show('duas')
    await soon(() => shown().length).toBe(2)
    expect(pageText()).not.toMatch(/\d de \d/)
    answer = page([])
    await show('nenhuma')
    await soon(() => asked.length).toBe(2)
    expect(document.querySelectorAll('#references')).toHaveLength(1)
  })

  test('come 10 at a time', async () => {
    answer = page([one(1), one(2)], { total: 3, again: 3, before: '10' })
    await show('paginas')
    await soon(() => shown().length).toBe(2)
    answer = page([one(3)], { total: 3, again: 3 })
    await press(get('button', words.more))
    await soon(() => shown().length).toBe(3)
    expect(asked.map((path) => path.split('?')[1])).toEqual(['before=', 'before=10'])
    expect(all('button').map(({ textContent }) => textContent)).not.toContain(words.more)
  })

  test('without a connection are the last read ones, else say what is needed', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    answer = offline
    await show('sem')
    await soon(pageText).toContain('Conecte-se para ver as referências.')
    answer = page([one(1)])
    await show('lidas')
    await soon(() => shown().length).toBe(1)
    answer = offline
    await show('lidas')
    await soon(() => asked.length).toBe(3)
    await soon(() => shown().length).toBe(2)
  })

  test('that do not come are an error, which can be tried again', async () => {
    answer = () => Response.json({ code: 'unavailable' }, { status: 503 })
    await show('erro')
    await soon(pageText).toContain(words.failed)
    answer = page([one(1)])
    await press(get('button', texts.actions.tryAgain))
    await soon(() => shown().length).toBe(1)
  })
})

describe('a reference', () => {
  const { showAs, queued } = eachWithAccount()

  test('[PRODUCT 130] is reported by its own id, among others on the page', async () => {
    answer = page([one(1), one(2, { first_name: 'Bia' })])
    await showAs(
      ana,
      <>
        <References providerId={idOf('denunciada')} name={joao.full_name} />
        <SupportCorner />
      </>,
    )
    await soon(() => shown().length).toBe(2)
    await press(get('button', words.report('Bia')))
    await soon(pageText).toContain('Denunciar referência')
    await press(document.querySelector<HTMLInputElement>('input[value=abuse]') as HTMLInputElement)
    await press(all('button').findLast(({ textContent }) => textContent === texts.report.confirm) as HTMLElement)
    await soon(async () => (await queued())[0]?.[1]).toMatchObject({ subject: reportSubject({ kind: 'reference', id: idOf('reference2') }) })
    await act(async () => closeReport())
  })
})
