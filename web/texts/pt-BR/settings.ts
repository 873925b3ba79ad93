/** Configurações: what one edits of oneself. */
export const settings = {
  title: 'Configurações',
  save: 'Salvar alterações',
  saving: 'Salvando...',
  missing: 'Não foi possível carregar seu perfil.',
  optional: '(opcional)',
  errorsTitle: 'Confira estes campos:',
  /** What was typed here and not saved yet. */
  unsaved: 'Você tem alterações que ainda não foram salvas.',
  discardChanges: 'Descartar alterações',
  /** Toast of a press on `save` without anything to save. */
  unchanged: { title: 'Nenhuma alteração para salvar.' },

  sections: {
    profile: 'Seu perfil',
    place: 'Onde você está',
    presentation: 'Apresentação',
    notices: 'Avisos',
    access: 'Acesso à conta',
    privacy: 'Privacidade e meus dados',
    danger: 'Zona de perigo',
  },

  fields: {
    email: 'E-mail',
    fullName: 'Nome completo',
    companyName: 'Nome da empresa',
    cpf: 'CPF',
    cnpj: 'CNPJ',
    cpfPlaceholder: '000.000.000-00',
    cnpjPlaceholder: '00.000.000/0000-00',
    phone: 'Telefone',
    phonePlaceholder: '(00) 00000-0000',
    username: 'Nome de usuário',
    usernameHint: 'De 3 a 30 letras minúsculas sem acento, números, pontos, hifens ou sublinhados.',
    state: 'Estado',
    statePlaceholder: 'Escolha o estado',
    city: 'Cidade',
    cityPlaceholder: 'Digite para buscar a cidade',
    cityNeedsState: 'Escolha primeiro o estado',
    noCityFound: 'Nenhuma cidade encontrada.',
    website: 'Site',
    websitePlaceholder: 'https://',
    address: 'Endereço completo',
    about: 'Sobre',
    aboutPlaceholder: 'Conte o que você faz, há quanto tempo e onde atende.',
    counter: (typed: number, most: number) => `${typed} de ${most.toLocaleString('pt-BR')}`,
    privateHint: 'Só você e a administração veem este dado.',
  },

  avatar: {
    change: 'Alterar Foto',
    changeLogo: 'Alterar Logomarca',
    missing: 'Você precisa selecionar uma imagem para enviar.',
    failed: (reason: string) => ({ title: 'Erro ao enviar imagem', description: reason }),
    done: { title: 'Logomarca atualizada com sucesso!' },
  },

  update: {
    failed: (reason: string) => ({ title: 'Erro ao atualizar perfil', description: reason }),
    done: { title: 'Perfil atualizado com sucesso!' },
  },

  cnpjLookup: {
    action: 'Buscar CNPJ',
    busy: 'Buscando...',
    wrongLength: { title: 'CNPJ Inválido', description: 'Por favor, insira um CNPJ com 14 dígitos.' },
    failed: (reason: string) => ({ title: 'Erro ao buscar CNPJ', description: reason }),
    failedReason: 'Não foi possível buscar os dados. Verifique o CNPJ e tente novamente.',
    done: { title: 'Dados do CNPJ preenchidos!' },
  },

  notices: {
    scope: 'Avisar sobre novos projetos',
    scopes: { city: 'Na minha cidade', state: 'No meu estado', none: 'Nenhum' },
    email: 'Receber avisos também por e-mail',
    emailHint: 'Proposta recebida, proposta aceita e mensagem não lida há uma hora.',
  },

  access: {
    signOut: 'Sair',
    signOutHint: 'Sair remove deste aparelho a cópia dos seus dados. Eles continuam no servidor.',
    changeEmail: 'Alterar e-mail',
    newEmail: 'Novo e-mail',
    currentPassword: 'Senha atual',
    emailSent: { title: 'E-mail enviado!', description: 'Abra o link que enviamos ao novo endereço para confirmar a troca.' },
    changePassword: 'Alterar senha',
    newPassword: 'Nova senha',
    repeatPassword: 'Repita a nova senha',
    passwordChanged: { title: 'Senha alterada com sucesso!' },
  },

  cancellation: {
    /** The client's danger zone. */
    action: 'Solicitar cancelamento da conta',
    /** Companies and self-employed people find it under 'Privacidade e meus dados'. Product 10. */
    providerAction: 'Solicitar exclusão da conta',
    text: 'A exclusão é permanente: sua conta e tudo o que está nela deixam de existir.',
    failed: (reason: string) => ({ title: 'Erro ao solicitar cancelamento', description: reason }),
    done: { title: 'Solicitação enviada', description: 'Entraremos em contato em breve.' },
  },
} as const
