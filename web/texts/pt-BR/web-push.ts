/** Notifications of this device while the app is closed. Product 83. */
export const webPush = {
  section: 'Avisos neste aparelho',
  switch: 'Avisar mesmo com o Canteiro fechado',
  groups: {
    messages: 'Mensagens',
    proposals: 'Propostas recebidas, melhoradas e confirmadas',
    answers: 'Respostas às minhas propostas',
    invitations: 'Convites',
    projects: 'Novos projetos (no máximo 5 por dia)',
    progress: 'Mudanças e andamento dos projetos',
    support: 'Respostas do suporte',
  },
  notHere: {
    denied:
      'Os avisos do Canteiro estão bloqueados neste aparelho. Permita as notificações do Canteiro nas configurações do navegador ou do aparelho.',
    not_installed: 'No iPhone e no iPad, instale o Canteiro na tela inicial para receber avisos.',
    unsupported: 'Este navegador não avisa com o Canteiro fechado.',
    not_remembered: 'Para receber avisos, saia da conta e entre de novo com “Lembrar de mim” marcado.',
  },

  /** Before the browser asks. */
  ask: {
    client: 'Quer saber na hora quando chegar uma proposta?',
    provider: 'Quer saber na hora quando o cliente responder?',
    text: 'Com os avisos ativados, este aparelho avisa também de mensagens e outras novidades, mesmo com o Canteiro fechado. Em Configurações você escolhe quais.',
    confirm: 'Ativar avisos',
    later: 'Agora não',
  },

  on: { title: 'Avisos ativados neste aparelho!' },
  refused: { title: 'Avisos não ativados.', description: 'Se mudar de ideia, ative em Configurações.' },
  failed: (reason: string) => ({ title: 'Erro ao ativar avisos', description: reason }),
  notChanged: (reason: string) => ({ title: 'Erro ao alterar avisos', description: reason }),
  reasons: {
    offline: 'Sem conexão. Tente de novo quando a internet voltar.',
    not_ready: 'O Canteiro ainda está sendo guardado neste aparelho. Tente de novo em um minuto.',
    not_subscribed: 'Este navegador não conseguiu ativar os avisos. Tente de novo mais tarde, fora de uma janela anônima.',
    unknown_push_service: 'O Canteiro ainda não conhece o serviço de avisos deste navegador. Use outro navegador ou fale com o suporte.',
  },

  /** The device knows nothing more. */
  worker: {
    unasked: { title: 'Novidades no Canteiro', body: 'Abra para ver o que chegou.' },
    nothingNew: { title: 'Canteiro', body: 'Você já viu tudo o que chegou.' },
    /** The worker fills in the number. */
    unread: { title: 'Canteiro', body: 'Avisos e mensagens não lidos: {N}' },
  },
} as const
