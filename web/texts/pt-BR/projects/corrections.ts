import { type ItemAbout, ofProject } from '../item-name'

/** Published, ended, agreed. Product 84 to 88. */
export const corrections = {
  edit: {
    action: 'Editar projeto',
    noProducts: 'Sem produtos',
    /** '2 novas, 1 removida'; '' without any. */
    photos: (added: number, removed: number) =>
      [
        ...(added > 0 ? [added === 1 ? '1 nova' : `${added} novas`] : []),
        ...(removed > 0 ? [removed === 1 ? '1 removida' : `${removed} removidas`] : []),
      ].join(', '),
    item: (about: ItemAbout) => ofProject('Edição do projeto', about),
    failed: (reason: string) => ({ title: 'Erro ao salvar projeto', description: reason }),
    done: { title: 'Projeto atualizado.' },
  },

  beforeEdit: {
    mark: 'Feita antes da mudança',
    changed:
      'O projeto mudou depois da sua proposta. Releia: se nada muda para você, toque em “Continua valendo”; se muda, melhore a proposta. O cliente recebe um aviso.',
    /** Where the project no longer has products. */
    noProducts: 'O projeto mudou e não lista mais produtos. Melhore a proposta e ofereça apenas o serviço.',
    confirm: 'Continua valendo',
    /** Before its acceptance. */
    accepting: (provider: string) =>
      `Esta proposta foi feita antes da última mudança do projeto, e ${provider} ainda não disse se ela continua valendo. Na dúvida, converse antes de aceitar.`,
    item: (about: ItemAbout) => ofProject('Confirmação da proposta', about),
    failed: (reason: string) => ({ title: 'Erro ao confirmar proposta', description: reason }),
    done: { title: 'Proposta confirmada.', description: 'O cliente foi notificado.' },
  },

  /** About a quote whose validity has ended. */
  askConfirmation: {
    action: 'Perguntar se continua valendo',
    item: (about: ItemAbout) => ofProject('Pergunta sobre a validade', about),
    failed: (reason: string) => ({ title: 'Erro ao perguntar', description: reason }),
    done: { title: 'Pergunta enviada.', description: 'O fornecedor recebeu um aviso.' },
  },

  close: {
    action: 'Encerrar sem contratar',
    title: 'Encerrar este projeto?',
    text: 'Ele deixa de receber propostas, e quem propôs recebe um aviso. Você pode reabri-lo em até 90 dias.',
    reason: 'Motivo (opcional)',
    reasonHint: 'Quem propôs lê este texto.',
    confirm: 'Sim, encerrar',
    item: (about: ItemAbout) => ofProject('Encerramento do projeto', about),
    failed: (reason: string) => ({ title: 'Erro ao encerrar projeto', description: reason }),
    done: { title: 'Projeto encerrado.' },
  },

  reopen: {
    action: 'Reabrir',
    title: 'Reabrir este projeto?',
    closed: 'Ele volta a receber propostas, e quem já propôs recebe um aviso.',
    completed: (provider: string) => `O projeto volta a ficar em andamento, e ${provider} recebe um aviso.`,
    confirm: 'Sim, reabrir',
    /** Dates as '3 de nov. de 2026'. */
    closedAt: (date: string) => `Encerrado em ${date}.`,
    leftAlone: 'Encerrado por falta de resposta.',
    until: (date: string) => `Você pode reabrir até ${date}.`,
    item: (about: ItemAbout) => ofProject('Reabertura do projeto', about),
    failed: (reason: string) => ({ title: 'Erro ao reabrir projeto', description: reason }),
    done: { title: 'Projeto reaberto.' },
  },

  keep: {
    item: (about: ItemAbout) => ofProject('Resposta: manter o projeto aberto', about),
    failed: (reason: string) => ({ title: 'Erro ao manter projeto', description: reason }),
    done: { title: 'Projeto mantido aberto.' },
  },

  undo: {
    action: 'Desfazer combinado',
    title: 'Desfazer o combinado?',
    byOwner: (provider: string) =>
      `${provider} lê o motivo. O projeto volta a ficar aberto, a proposta aceita fica recusada e as outras voltam a ficar pendentes. A conversa continua.`,
    byProvider: (client: string) => `${client} lê o motivo. O projeto volta a ficar aberto, e sua proposta fica recusada. A conversa continua.`,
    reason: 'Motivo',
    reasonHint: 'A outra pessoa lê este texto.',
    confirm: 'Sim, desfazer',
    item: (about: ItemAbout) => ofProject('Desfazer combinado', about),
    failed: (reason: string) => ({ title: 'Erro ao desfazer combinado', description: reason }),
    done: { title: 'Combinado desfeito.' },
  },

  /** On the deal's proposal. */
  undone: {
    mine: 'Você desfez o combinado.',
    byClient: 'O cliente desfez o combinado.',
    byProvider: (provider: string) => `${provider} desfez o combinado.`,
    reason: (reason: string) => `Motivo: “${reason}”`,
  },
} as const
