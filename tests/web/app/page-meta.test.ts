import { expect, test } from 'vitest'
import { texts } from '#texts'
import { documentDescription, documentTitle, metaOf } from '../../../web/src/app/page-meta'

test('a title is followed by the name of the product, and a sentence loses its full stop', () => {
  expect(documentTitle('Quem Somos')).toBe('Quem Somos | Canteiro')
  expect(documentTitle(' Sua obra começa com um bom orçamento. ')).toBe('Sua obra começa com um bom orçamento | Canteiro')
  expect(documentTitle(undefined)).toBe('Canteiro')
})

test('[PRODUCT 75] a description is cut at 160 characters', () => {
  const cut = documentDescription(`${'obra '.repeat(40)}fim`)
  expect(cut).toHaveLength(160)
  expect(cut.endsWith('…')).toBe(true)
  expect(documentDescription('a'.repeat(160))).toBe('a'.repeat(160))
})

test('a page that says nothing of itself has the description of the product', () => {
  expect(documentDescription(metaOf(undefined).description)).toBe(texts.shell.description)
})

test('the description of every public page is its own and needs no cut', () => {
  const pages = [texts.about, texts.howItWorks, texts.publishDemand, texts.support, texts.directory, texts.directory.page, texts.privacy, texts.terms]
  const descriptions = pages.map(({ description }) => description)
  expect(new Set(descriptions).size).toBe(pages.length)
  expect(descriptions.filter((description) => documentDescription(description) !== description)).toEqual([])
})
