/** On the dashboard, above its cards. Product 45. */
export const needs = {
  title: 'Precisa de você',
  nothing: 'Tudo em dia.',
  nothingHint: 'O que precisar de você aparece aqui.',
  /** Since the last visit. */
  isNew: 'Novo',

  /** Beside Mensagens in the menu, which every page shows, and on a conversation's row. */
  unread: (count: number) => (count === 1 ? '1 mensagem não lida' : `${count > 99 ? 'Mais de 99' : count} mensagens não lidas`),
  newProposals: (count: number) => (count === 1 ? '1 proposta nova' : `${count} propostas novas`),
  changedProposals: (count: number) => (count === 1 ? '1 proposta atualizada' : `${count} propostas atualizadas`),
  toChoose: (count: number) => (count === 1 ? '1 proposta espera sua resposta' : `${count} propostas esperam sua escolha`),
  stillNeeded: 'Ainda precisa?',
  noProposals: 'Ainda sem propostas',
  messages: (name: string, count: number) => (count === 1 ? `Mensagem de ${name}` : `${count} mensagens de ${name}`),
  moreMessages: (count: number) => `Mais ${count} ${count === 1 ? 'conversa com mensagens não lidas' : 'conversas com mensagens não lidas'}`,
  toComplete: (person: string) => `O prazo com ${person} passou. Concluir?`,
  accepted: 'Sua proposta foi aceita!',
  rejected: 'Proposta não escolhida',
  undone: 'Combinado desfeito',
  changed: 'O projeto mudou. Sua proposta continua valendo?',
  /** A quote's; dates as '7 de dez.'. */
  validity: {
    until: (date: string) => `Sua proposta vale até ${date}`,
    ended: (date: string) => `Sua proposta venceu em ${date} Continua valendo?`,
  },
  asked: 'O cliente perguntou: sua proposta continua valendo?',
  /** About the work that was agreed on; `stage` is '' for the whole price. */
  deal: {
    ready: (stage: string) => `${stage ? `A etapa “${stage}” está pronta` : 'O trabalho está pronto'}. Confira e pague.`,
    paid: (stage: string) => `${stage ? `A etapa “${stage}” foi marcada como paga` : 'O valor total foi marcado como pago'}. Recebeu?`,
    change: (person: string) => `${person} propôs uma mudança. Você aceita?`,
    handed: (person: string) => `${person} entregou a obra. Confira e receba.`,
  },
  newProject: (city: string) => `Projeto novo em ${city}`,
  /** Without a city: of several. */
  moreProjects: (count: number, city: string | null) =>
    `${count === 1 ? 'Mais 1 projeto novo' : `Mais ${count} projetos novos`} ${city === null ? 'na sua região' : `em ${city}`}`,

  /** Begun and not sent. */
  drafts: {
    proposal: 'Rascunho de proposta',
    improvement: 'Rascunho da nova versão da proposta',
    newProject: 'Rascunho de projeto',
    edit: 'Alterações do projeto não enviadas',
    change: 'Mudança não enviada',
    completion: 'Pendências da obra não enviadas',
    reference: 'Referência não enviada',
    reply: 'Resposta à referência não enviada',
    message: (name: string) => `Mensagem para ${name} não enviada`,
  },

  /** A provider's newest. */
  proposals: 'Suas propostas',

  steps: {
    title: 'Primeiros passos',
    done: 'Feito',
    cliente: [
      { title: 'Complete seu perfil', text: 'Com sua cidade, avisamos profissionais perto de você.' },
      { title: 'Publique seu primeiro projeto', text: 'Diga o que precisa. Publicar é grátis.' },
      { title: 'Compare e escolha', text: 'As propostas chegam aqui, com preço e prazo.' },
    ],
    provider: [
      { title: 'Complete seu perfil', text: 'É o que o cliente vê antes de escolher.' },
      { title: 'Encontre um projeto', text: 'Com sua cidade, avisamos quando surgir um perto de você.' },
      { title: 'Envie sua primeira proposta', text: 'Diga seu preço e seu prazo. O cliente responde por aqui.' },
    ],
  },
} as const
