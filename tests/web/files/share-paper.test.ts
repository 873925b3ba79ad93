import { beforeEach, expect, test, vi } from 'vitest'
import type { Paper } from '../../../web/src/components/paper/paper'
import { sharePaper } from '../../../web/src/components/paper/share-paper'
import { told } from '../ui/mount'

const given = vi.hoisted(() => ({ files: [] as File[], answer: 'downloaded', isMissing: false }))
vi.mock('../../../web/src/components/files/save-file', () => ({
  async saveFile(file: File) {
    given.files.push(file)
    return given.answer
  },
}))
vi.mock('../../../web/src/components/paper/paper-pdf', () => ({
  get paperPdf() {
    if (given.isMissing) throw new TypeError('Failed to fetch dynamically imported module')
    return () => new Uint8Array([37, 80, 68, 70])
  },
}))

const paper: Paper = { title: 'Orçamento', facts: [], parts: [], foot: '' }
const share = (about = 'Reforma de banheiro') => sharePaper(paper, 'orcamento', about)

beforeEach(() => Object.assign(given, { files: [], answer: 'downloaded', isMissing: false }))

test('[PRODUCT 112] a document leaves as a PDF file that is named after what it is about, whatever that has in it', async () => {
  await share()
  await share('../../=1+1\u0007 "W"')
  expect(given.files.map(({ name, type }) => [name, type])).toEqual([
    ['orcamento-reforma-de-banheiro.pdf', 'application/pdf'],
    ['orcamento-1-1-w.pdf', 'application/pdf'],
  ])
})

test.each([
  ['downloaded', [['Arquivo salvo.', '']]],
  ['shared', []],
  ['cancelled', []],
  ['failed', [['Não foi possível salvar o arquivo', 'Tente de novo em alguns instantes.']]],
])('[PRODUCT 112] what became of the file is said: %s', async (answer, words) => {
  given.answer = answer
  await share()
  expect(told()).toEqual(words)
})
