import { wholeNumber } from '../whole-number'

export const settings = {
  title: 'Configurações',
  save: 'Salvar alterações',
  saving: 'Salvando...',
  missing: 'Não foi possível carregar seu perfil.',
  optional: '(opcional)',
  errorsTitle: 'Confira os campos abaixo',
  /** Edits of this form. */
  unsaved: 'Você tem alterações que ainda não foram salvas.',
  discardChanges: 'Descartar alterações',
  changesDiscarded: 'Alterações descartadas.',
  unchanged: { title: 'Nenhuma alteração para salvar.' },

  sections: {
    profile: 'Seu perfil',
    place: 'Onde você está',
    presentation: 'Apresentação',
    notices: 'Avisos',
    access: 'Acesso à conta',
    blocked: 'Pessoas bloqueadas',
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
    counter: (typed: number, most: number) => `${typed} de ${wholeNumber(most)}`,
    privateHint: 'Só você e a administração veem este dado.',
    documentHint: 'Completa o seu perfil. Só você e a administração veem este dado.',
  },

  avatar: {
    change: 'Alterar Foto',
    changeLogo: 'Alterar Logomarca',
    hint: 'JPEG, PNG ou WebP. A imagem é recortada e reduzida neste aparelho.',
    crop: {
      title: 'Ajustar foto',
      logoTitle: 'Ajustar logomarca',
      text: 'Arraste a imagem para escolher o que aparece.',
      frame: 'Recorte da imagem: mova com as setas do teclado',
      zoom: 'Zoom',
      confirm: 'Usar esta imagem',
    },
    missing: 'Você precisa selecionar uma imagem para enviar.',
    failed: (reason: string) => ({ title: 'Erro ao enviar imagem', description: reason }),
    done: { title: 'Logomarca atualizada com sucesso!' },
  },

  update: {
    item: () => 'Alterações no perfil',
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
    hint: 'A busca preenche apenas os campos que estão vazios. Se o CNPJ estiver ativo na Receita, seu cartão diz isso.',
  },

  notices: {
    scope: 'Avisar sobre novos projetos',
    scopes: { city: 'Na minha cidade', km30: 'Até 30\u00a0km', km60: 'Até 60\u00a0km', state: 'No meu estado', none: 'Nenhum' },
    scopeHint: 'Distância entre os centros das cidades, inclusive de outros estados.',
    email: 'Receber avisos também por e-mail',
    emailHint: 'Quando a senha ou o e-mail da conta muda, avisamos sempre.',
    /** Below each list of `mailLists`. */
    hints: {
      new_projects: 'Um e-mail por dia, às 7h de Brasília, com até 10 projetos que você ainda não viu.',
      projects: {
        client: 'Proposta recebida, combinado desfeito e projeto sem novidades.',
        provider: 'Convite para um projeto, proposta aceita e combinado desfeito.',
      },
      messages: 'Quando uma mensagem espera por você há uma hora.',
      support: 'Quando o suporte responde à sua mensagem.',
    },
  },

  blocked: { none: 'Você não bloqueou ninguém. Para bloquear, use o menu de uma conversa.' },

  access: {
    signOut: 'Sair',
    signOutHint: 'Sair remove deste aparelho a cópia dos seus dados. Eles continuam no servidor.',
    changeEmail: 'Alterar e-mail',
    changeEmailText: 'Vamos enviar um link ao novo endereço. A troca só vale depois que você abrir o link e confirmar sua senha.',
    newEmail: 'Novo e-mail',
    sendLink: 'Enviar link',
    emailFailed: (reason: string) => ({ title: 'Erro ao alterar e-mail', description: reason }),
    currentPassword: 'Senha atual',
    emailSent: { title: 'E-mail enviado!', description: 'Abra o link que enviamos ao novo endereço para confirmar a troca.' },
    changePassword: 'Alterar senha',
    changePasswordText: 'Ao trocar a senha, você sai da conta em todos os outros aparelhos.',
    savePassword: 'Salvar nova senha',
    passwordFailed: (reason: string) => ({ title: 'Erro ao alterar senha', description: reason }),
    newPassword: 'Nova senha',
    repeatPassword: 'Repita a nova senha',
    passwordHint: 'No mínimo 6 caracteres; 10 ou mais é melhor.',
    passwordChanged: { title: 'Senha alterada.', description: 'Este aparelho continua conectado.' },
    passwordChangedOnly: { title: 'Senha alterada.', description: 'Entre de novo com a nova senha para continuar enviando.' },
  },

  /** The page of a new address's link. */
  confirmEmail: {
    title: 'Confirmar novo e-mail',
    lead: (email: string) => `Digite sua senha para passar a usar ${email}.`,
    leadWithout: 'Digite sua senha para concluir a troca de e-mail.',
    submit: 'Confirmar e-mail',
    submitting: 'Confirmando...',
    expiredTitle: 'Não foi possível confirmar',
    expired: 'O link pode ter expirado ou já ter sido usado. Peça a troca de e-mail de novo em Configurações.',
    toSettings: 'Ir para Configurações',
    toLogin: 'Entrar',
    doneTitle: 'E-mail alterado!',
    doneText: (email: string) => `A partir de agora, entre com ${email}.`,
    doneTextWithout: 'A partir de agora, entre com o novo endereço.',
    failed: (reason: string) => ({ title: 'Erro ao confirmar e-mail', description: reason }),
    done: { title: 'E-mail alterado.' },
  },

  myData: {
    action: 'Baixar meus dados',
    busy: 'Preparando seus dados...',
    text: 'Um arquivo zip com tudo o que é seu neste aparelho: perfil, projetos, propostas, conversas, o combinado das obras, referências e fotos. Funciona sem conexão.',
    done: { title: 'Seus dados estão prontos', description: 'O arquivo foi salvo nos downloads deste aparelho.' },
    failed: { title: 'Não foi possível baixar seus dados', description: 'Tente de novo em alguns instantes.' },
    notHereYet: { title: 'Seus dados ainda estão chegando', description: 'Espere terminar de carregar e tente de novo.' },
    fileName: (day: string) => `canteiro-meus-dados-${day}.zip`,
  },

  cancellation: {
    /** The client's danger zone. */
    action: 'Solicitar cancelamento da conta',
    /** For providers, below 'Privacidade e meus dados'. Product 10. */
    providerAction: 'Solicitar exclusão da conta',
    text: 'A exclusão é permanente: sua conta e tudo o que está nela deixam de existir.',
    confirmTitle: 'Solicitar a exclusão da conta?',
    confirmText:
      'Depois que a administração aprovar, sua conta, seus projetos, propostas, conversas e arquivos são apagados para sempre. Se quiser guardar uma cópia, baixe seus dados antes.',
    confirm: 'Sim, solicitar',
    pending: (since: string) => `Solicitação enviada ${since}. Entraremos em contato em breve.`,
    waiting: 'Sua solicitação está neste aparelho e será enviada quando a internet voltar.',
    /** By an administrator. */
    declined: (since: string) => `A administração recusou sua solicitação ${since}. Motivo:`,
    withdraw: {
      action: 'Retirar solicitação',
      item: () => 'Retirada da solicitação de exclusão',
      done: { title: 'Solicitação retirada', description: 'Sua conta continua como está.' },
      failed: (reason: string) => ({ title: 'Erro ao retirar solicitação', description: reason }),
    },
    item: () => 'Solicitação de exclusão da conta',
    failed: (reason: string) => ({ title: 'Erro ao solicitar cancelamento', description: reason }),
    done: { title: 'Solicitação enviada', description: 'Entraremos em contato em breve.' },
  },
} as const
