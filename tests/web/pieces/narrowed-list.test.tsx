import { useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { NarrowedList } from '../../../web/src/components/narrowed-list'
import { searchIn } from '../../../web/src/components/searched'
import { openPage } from '../admin/stand-in'
import { all, get, press, type } from '../ui/mount'

type Thing = { title: string; status: string }
const things = (count: number): Thing[] => Array.from({ length: count }, (_, n) => ({ title: `muro ${n}`, status: n % 2 ? 'closed' : 'open' }))
const finds = searchIn<Thing>(({ title }) => title)
const statuses = [
  { value: 'open', text: 'Aberto' },
  { value: 'closed', text: 'Fechado' },
]

function Page({ count }: { count: number }) {
  return (
    <>
      <output>{useLocation().search}</output>
      <NarrowedList items={things(count)} statuses={statuses} statusOf={({ status }) => status} finds={finds}>
        {(shown) => <p>{shown.map(({ title }) => title).join()}</p>}
      </NarrowedList>
    </>
  )
}
const open = (count: number, search = '') => openPage('/lista', `/lista${search}`, <Page count={count} />)
const shown = () => document.querySelector('p')?.textContent

test('[PRODUCT 72] a short list has no search, a longer one a search and a status', async () => {
  await open(4)
  expect([all('searchbox').length, shown()]).toEqual([0, 'muro 0,muro 1,muro 2,muro 3'])
})

test('[PRODUCT 72] what narrows a list stands in its address, and is taken back in one press where nothing is left', async () => {
  await open(6, '?status=closed')
  expect(shown()).toBe('muro 1,muro 3,muro 5')
  await type(get('searchbox', 'Buscar nesta lista'), 'MURO 3')
  expect([shown(), document.querySelector('output')?.textContent]).toEqual(['muro 3', '?q=MURO+3&status=closed'])
  await type(get('searchbox', 'Buscar nesta lista'), 'piso')
  expect(document.body.textContent).toContain('Nada encontrado nesta lista.')
  await press(get('button', 'Limpar busca e filtro'))
  expect(shown()).toBe('muro 0,muro 1,muro 2,muro 3,muro 4,muro 5')
})
