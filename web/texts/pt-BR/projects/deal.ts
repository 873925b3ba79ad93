/** An accepted proposal's terms. Product 54. */
export const deal = {
  title: 'Combinado',
  provider: 'Fornecedor',
  client: 'Cliente',
  amount: 'Valor',
  days: 'Prazo',
  includes: 'Inclui',
  since: 'Combinado desde',
  until: (day: string) => `até ${day}`,
  /** Price or days before changes. */
  original: (value: string) => `Original: ${value}`,
  finished: 'Finalizado',
  print: 'Imprimir combinado',
  sheet: {
    address: 'Endereço',
    sides: 'As duas partes',
    terms: 'O que foi combinado',
    scope: 'O que o projeto pede',
    letter: (provider: string) => `Apresentação de ${provider}`,
    place: 'Local e data',
    signature: (side: string, name: string) => `${side}: ${name}`,
  },

  /** To be shared, line by line. */
  sharedTitle: (project: string) => `Combinado no Canteiro: ${project}`,
  line: (term: string, value: string) => `${term}: ${value}`,

  phone: {
    action: 'Enviar meu telefone',
    title: 'Enviar seu telefone?',
    text: (person: string, phone: string) => `${person} recebe ${phone} na conversa. Outras pessoas não veem o número.`,
    confirm: 'Enviar',
    message: (phone: string) => `Meu telefone: ${phone}`,
    whatsApp: (digits: string) => `WhatsApp: https://wa.me/55${digits}`,
    missing: {
      title: 'Falta seu telefone',
      text: 'Informe seu telefone em Configurações. Só quem você escolher o recebe.',
      action: 'Informar telefone',
    },
  },
} as const
