import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { ScrollTop } from '../../../web/src/app/shell/scroll-top'
import { all, get, mount, press } from '../ui/mount'

const scrollTo = (y: number) =>
  act(async () => {
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y)
    window.dispatchEvent(new Event('scroll'))
  })

test('the way back to the top appears after 300 px, is told which way one scrolls, and leads up', async () => {
  const jump = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  await mount(<ScrollTop />)
  await scrollTo(300)
  expect(all('button')).toEqual([])
  await scrollTo(301)
  await expect.poll(() => act(async () => all('button').length)).toBe(1)
  expect(document.documentElement.dataset.scrolls).toBe('down')
  await scrollTo(290)
  await scrollTo(400)
  await press(get('button', 'Voltar ao topo'))
  expect(jump).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }))
})
