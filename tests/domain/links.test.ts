import { expect, test } from 'vitest'
import { links, paths } from '#links'

test('a link fills every place of its pattern, in order', () => {
  expect(links.home()).toBe('/')
  expect(links.project('p1')).toBe('/projetos/p1')
  expect(links.manageProposals('p1')).toBe('/projetos/p1/propostas')
  expect(links.conversation('c1')).toBe('/mensagens/c1')
  expect(links.signUp('cliente')).toBe('/cadastro/cliente')
})

test('a search travels in the address of the directory, whatever is typed', () => {
  expect(links.providers()).toBe('/fornecedores')
  expect(links.providers('São José & cia + 1')).toBe('/fornecedores?q=S%C3%A3o+Jos%C3%A9+%26+cia+%2B+1')
  expect(new URLSearchParams(links.providers('São José & cia + 1').split('?')[1]).get('q')).toBe('São José & cia + 1')
})

test('each page has one address, and a link leads to the page of its name', () => {
  expect(new Set(Object.values(paths)).size).toBe(Object.keys(paths).length)
  expect(Object.keys(links)).toEqual(Object.keys(paths))
  const makers: ((...values: string[]) => string)[] = Object.values(links)
  expect(makers.map((link, k) => (Object.values(paths)[k]?.includes(':') ? link('x') : link()))).toEqual(
    Object.values(paths).map((path) => path.replace(/:[^/]+/g, 'x')),
  )
})
