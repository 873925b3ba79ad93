import type { When } from '../when'
import type { PersonKey } from './shapes'

type DemoTicket = { client: PersonKey; unread: number; messages: [from: 'client' | 'support', at: When, content: string][] }

/** One open ticket; `unread` answers wait for its person. */
export const ticket: DemoTicket = {
  client: 'marina',
  unread: 1,
  messages: [
    ['client', '2d 14:10', 'Oi! Publiquei um projeto com o bairro errado. Consigo corrigir sem perder as propostas que já chegaram?'],
    [
      'support',
      '2d 15:36',
      'Olá, Marina! O endereço de um projeto publicado não muda, porque os fornecedores já fizeram a conta do deslocamento por ele. Você pode avisar pela conversa quem já enviou proposta.',
    ],
    ['client', '2d 15:52', 'Entendi, faz sentido. E se eu excluir e publicar de novo, as propostas voltam?'],
    [
      'support',
      '1d 09:18',
      'Não voltam: ao excluir, as propostas saem junto e cada fornecedor é avisado. Se o bairro certo for perto, sugerimos manter e combinar pela conversa.',
    ],
  ],
}

export const cancellation: { person: PersonKey; at: When } = { person: 'adriano', at: '1d 22:05' }
