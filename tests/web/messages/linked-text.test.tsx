import { describe, expect, test } from 'vitest'
import { LinkedText, partsOf } from '../../../web/src/chat/linked-text'
import { all, get, mount } from '../ui/mount'

const addresses = (content: string) => partsOf(content).flatMap(({ address }) => address ?? [])

describe('addresses in a message', () => {
  test.each([
    ['Veja https://exemplo.com.br/piso.', ['https://exemplo.com.br/piso']],
    ['(http://a.example/x?y=1), e https://b.example!', ['http://a.example/x?y=1', 'https://b.example']],
    [
      `Aqui: https://www.google.com/maps/place/22°57'07.6"S+43°12'37.3"W/@-22.952111,-43.2125778,17z!`,
      [`https://www.google.com/maps/place/22°57'07.6"S+43°12'37.3"W/@-22.952111,-43.2125778,17z`],
    ],
    ['(https://pt.wikipedia.org/wiki/Laje_(obra)).', ['https://pt.wikipedia.org/wiki/Laje_(obra)']],
    [`"https://a.example/x", 'https://b.example', [*https://c.example*]`, ['https://a.example/x', 'https://b.example', 'https://c.example']],
    ['Meu telefone: (11) 98765-4321\nWhatsApp: https://wa.me/5511987654321', ['tel:+5511987654321', 'https://wa.me/5511987654321']],
    ['Ligue (11) 3456-7890, ou (00) 1234-5678.', ['tel:+551134567890']],
    ['javascript:alert(1) data:text/html,x ftp://x.example www.x.example', []],
    ['https:// e http://', []],
    ['Começo segunda.', []],
  ])('%j', (content, found) => {
    expect(addresses(content)).toEqual(found)
    expect(
      partsOf(content)
        .map(({ text }) => text)
        .join(''),
    ).toBe(content)
  })

  test('open beside the app, and tell nobody where from', async () => {
    await mount(<LinkedText>{'Olhe: https://exemplo.com.br <b>aqui</b>'}</LinkedText>)
    const link = get('link', 'https://exemplo.com.br')
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')?.split(' ')).toEqual(expect.arrayContaining(['noopener', 'noreferrer', 'nofollow']))
    expect(all('link')).toHaveLength(1)
    expect(document.body.textContent).toContain('<b>aqui</b>')
  })
})
