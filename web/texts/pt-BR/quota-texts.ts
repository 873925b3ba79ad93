/** On a form whose next sending exceeds a quota; it is queued all the same. Product 42. */
export const quotas = {
  openProjects: (count: number) => `Você já tem ${count} projetos abertos. Encerre ou exclua um projeto antes; o que você escrever fica guardado.`,
  projectsToday: (count: number) => `Você já publicou ${count} projetos hoje.`,
  projects: 'Você publicou muitos projetos em pouco tempo.',
  proposals: 'Você enviou muitas propostas em pouco tempo.',
  edits: 'Você alterou seu perfil muitas vezes em pouco tempo.',
  conversations: 'Você iniciou muitas conversas em pouco tempo.',
  invitations: 'Você convidou muitos fornecedores em pouco tempo.',
  project_changes: 'Você alterou projetos muitas vezes em pouco tempo.',
  deal_changes: 'Você fez muitas marcações e mudanças em pouco tempo.',
  references: 'Você enviou muitas referências e respostas em pouco tempo.',
  messages: 'Você enviou muitas mensagens em pouco tempo.',
  support_messages: 'Você enviou muitas mensagens ao suporte em pouco tempo.',
  /** `day` is '' for today. */
  sendableFrom: (day: string, time: string) =>
    day === '' ? `Limite atingido. Pode ser enviado de novo às ${time}.` : `Limite atingido. Pode ser enviado de novo em ${day} às ${time}.`,
  /** `day` is '' for today. */
  from: (day: string, time: string) => (day === '' ? `O próximo envio é possível às ${time}.` : `O próximo envio é possível em ${day} às ${time}.`),
} as const
