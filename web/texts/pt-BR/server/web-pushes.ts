type Title = (project: string) => string

/** Notifications of a closed app: titles of notices by their kind, whose stored text is the body. */
export const webPushes = {
  titles: {
    proposal_received: (project) => `Nova proposta para “${project}”`,
    proposal_improved: (project) => `Proposta atualizada para “${project}”`,
    proposal_confirmed: (project) => `Proposta confirmada para “${project}”`,
    proposal_accepted: (project) => `Sua proposta para “${project}” foi aceita`,
    proposal_rejected: (project) => `Sua proposta para “${project}” não foi escolhida`,
    project_changed: (project) => `“${project}” mudou`,
    project_started: (project) => `“${project}” está em andamento`,
    project_completed: (project) => `“${project}” foi concluído`,
    project_closed: (project) => `“${project}” foi encerrado`,
    still_needed: (project) => `Ainda precisa de “${project}”?`,
    project_left_alone: (project) => `“${project}” foi encerrado`,
    project_open_again: (project) => `“${project}” está aberto de novo`,
    project_reopened: (project) => `“${project}” está aberto de novo`,
    project_resumed: (project) => `“${project}” está em andamento de novo`,
    deal_undone: (project) => `Combinado desfeito: “${project}”`,
    project_invitation: (project) => `Convite para “${project}”`,
    project_published: (project) => `Novo projeto: “${project}”`,
  } satisfies Record<string, Title>,
  message: (name: string) => `Mensagem de ${name}`,
  several: (count: number) => `${count} novidades no Canteiro`,
} as const
