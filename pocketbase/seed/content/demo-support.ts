import type { When } from '../when'
import type { PersonKey } from './shapes'

type DemoTicket = { client: PersonKey; unread: number; messages: [from: 'client' | 'support', at: When, content: string][] }

export const ticket: DemoTicket = {
  client: 'marina',
  unread: 1,
  messages: [
    ['client', '2d 14:10', 'Oi! Publiquei um projeto com o bairro errado. Consigo corrigir sem perder as propostas que já chegaram?'],
    [
      'support',
      '2d 15:36',
      'Olá, Marina! Consegue, sim: abra o projeto, toque em “Editar projeto” e corrija o endereço. As propostas continuam, e quem já enviou uma recebe um aviso do que mudou.',
    ],
    ['client', '2d 15:52', 'Ótimo! E se eu excluir e publicar de novo, as propostas voltam?'],
    ['support', '1d 09:18', 'Não voltam: ao excluir, as propostas saem junto e cada fornecedor é avisado. Para corrigir o bairro, é melhor editar.'],
  ],
}

export const cancellation: { person: PersonKey; at: When } = { person: 'adriano', at: '1d 22:05' }
