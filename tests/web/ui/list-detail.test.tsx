import { expect, test, vi } from 'vitest'
import { ListDetail, Row, Rows } from '../../../web/src/ui/layout/list-detail'
import { get, key, mount } from './mount'

test('[PRODUCT 58] J and K go to the next row and the one before, and only while the list has the focus', async () => {
  const onChoose = vi.fn()
  const rows = (
    <Rows label="Projetos abertos" items={['a', 'b', 'c']} keyOf={(id) => id} chosen="b" onChoose={onChoose} estimate={80}>
      {(id) => <Row title={id} href={`/projetos/${id}`} isChosen={id === 'b'} onChoose={() => undefined} />}
    </Rows>
  )
  await mount(<ListDetail list={<section aria-label="lista">{rows}</section>} detail={<button type="button">Enviar</button>} detailLabel="Projeto" />)
  const list = document.querySelector<HTMLElement>('[aria-label=lista] > div')
  if (!list) throw new Error('there is no list')
  for (const name of ['j', 'k']) await key(list, name)
  expect(onChoose.mock.calls).toEqual([['c'], ['a']])
  for (const name of ['j', 'k']) await key(get('button', 'Enviar'), name)
  expect(onChoose).toHaveBeenCalledTimes(2)
})

test('[PRODUCT 58] a row is a real link to the page of what it shows', async () => {
  await mount(<Row title="Muro" href="/projetos/abc" isChosen onChoose={() => undefined} />)
  expect(get('link', 'Muro').getAttribute('href')).toBe('/projetos/abc')
})
