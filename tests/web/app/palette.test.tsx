import { test } from 'vitest'
import { AccountPalette } from '../../../web/src/app/palette/account-palette'
import { ana, aProject, idOf, joao } from '../../domain/builders'
import { eachWithAccount } from '../data/each-account'
import { get, soon, type, wordsOf } from '../ui/mount'

const { hold, showAs } = eachWithAccount()
const elsewhere = { projects: 'Buscar “arrimo” em Projetos abertos', providers: 'Buscar “arrimo” em Fornecedores' }

const open = ['Arrimo da divisaCampinas, SP · R$\u00a0900,00', 'Muro de arrimoCampinas, SP · R$\u00a04.800,00']

test.each([
  ['a provider finds open projects', joao, [...open, elsewhere.projects, elsewhere.providers]],
  ['a client finds only their own', ana, ['Arrimo da divisaAberto', elsewhere.providers, elsewhere.projects]],
] as const)('by a part of a title %s', async (_who, actor, found) => {
  const others = aProject({ id: idOf('muro'), title: 'Muro de arrimo', client_id: idOf('outra'), budget: 4_800 })
  const own = aProject({ id: idOf('divisa'), title: 'Arrimo da divisa', client_id: ana.id, budget: 900 })
  await hold('projects', others, own)
  await showAs(actor, <AccountPalette onClose={() => undefined} />)
  await type(get('combobox', 'Ir para…'), 'arrimo')
  await soon(() => wordsOf('option')).toEqual(found)
})
