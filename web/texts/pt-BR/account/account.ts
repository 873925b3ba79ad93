export const account = {
  fields: {
    fullName: 'Nome completo',
    companyName: 'Nome da empresa',
    fullNamePlaceholder: 'Seu nome completo',
    companyNamePlaceholder: 'Nome da empresa',
    email: 'E-mail',
    emailPlaceholder: 'seu@email.com',
    password: 'Senha',
    passwordHint: 'No mínimo 6 caracteres; 10 ou mais é melhor.',
    newPassword: 'Nova senha',
    repeatPassword: 'Repita a nova senha',
  },

  choice: {
    title: 'Crie sua conta',
    text: 'Como você vai usar o Canteiro?',
    cliente: { title: 'Cliente', text: 'Quero publicar projetos e receber propostas.', action: 'Sou cliente' },
    empresa: { title: 'Empresa', text: 'Construtora ou loja: quero encontrar clientes.', action: 'Sou empresa' },
    autonomo: { title: 'Autônomo', text: 'Trabalho por conta própria e quero encontrar serviço.', action: 'Sou autônomo' },
    haveAccount: 'Já tem uma conta?',
    logIn: 'Entrar',
  },

  signUp: {
    titles: { cliente: 'Criar Conta de Cliente', empresa: 'Cadastrar Empresa', autonomo: 'Criar Perfil de Autônomo', other: 'Criar Conta' },
    role: 'Tipo de conta',
    roleRequired: 'Escolha o tipo de conta.',
    submit: 'Criar conta',
    submitting: 'Criando conta...',
    /** Around the links to /termos and /privacidade. */
    consent: {
      before: 'Ao criar sua conta, você concorda com os',
      terms: 'Termos de uso',
      between: 'e com a',
      privacy: 'Política de privacidade',
      after: '.',
    },
    /** Beside a provider's form. */
    promise: {
      title: 'Seu próximo serviço pode estar perto.',
      text: 'Veja projetos abertos da sua região, envie propostas com preço e prazo e combine tudo pela conversa.',
    },
    otherRole: 'Escolher outro tipo de conta',
    failed: (reason: string) => ({ title: 'Falha no Cadastro', description: reason }),
    done: { title: 'Cadastro realizado com sucesso!', description: 'Verifique seu e-mail para confirmar sua conta.' },
  },

  confirmed: {
    /** While confirming. */
    pageTitle: 'Confirmação de e-mail',
    title: 'E-mail confirmado!',
    text: 'Sua conta está pronta. Entre para começar.',
    logIn: 'Entrar',
    verifying: 'Confirmando seu e-mail...',
    failedTitle: 'Não foi possível confirmar',
    failedText: 'O link pode ter expirado ou já ter sido usado. Peça um novo e-mail de confirmação.',
    haveConfirmed: 'Já confirmou seu e-mail?',
    toast: { title: 'Agora você já pode entrar.' },
  },

  login: {
    title: 'Entrar',
    text: 'Use o e-mail e a senha da sua conta.',
    textUnconfirmed: 'Falta um passo: abra o e-mail que enviamos a você.',
    rememberMe: 'Lembrar de mim',
    forgotPassword: 'Esqueceu a senha?',
    submit: 'Entrar',
    submitting: 'Entrando...',
    noAccount: 'Ainda não tem uma conta?',
    signUp: 'Cadastre-se',
    failed: { title: 'Falha no Login', description: 'Usuário ou senha incorretos. Verifique seus dados e tente novamente.' },
    failedBecause: (reason: string) => ({ title: 'Falha no Login', description: reason }),
    notConfirmed: { title: 'Confirmação Pendente', description: 'Sua conta ainda não foi confirmada. Verifique seu e-mail!' },
    done: { title: 'Login bem-sucedido!', description: 'Bem-vindo de volta!' },
  },

  /** The yellow banner of an unconfirmed account. */
  confirmBanner: {
    title: 'Confirme seu e-mail',
    text: (email: string) => `Abra o link que enviamos para ${email}. Se não o encontrar, olhe também na caixa de spam.`,
    resend: 'Reenviar e-mail',
    resent: { title: 'E-mail enviado!', description: 'Se este endereço tiver uma conta a confirmar, o link chega em instantes.' },
    failed: (reason: string) => ({ title: 'Erro ao enviar e-mail', description: reason }),
  },

  forgot: {
    title: 'Recuperar senha',
    text: 'Informe o e-mail da sua conta. Vamos enviar um link para você criar uma nova senha.',
    submit: 'Enviar link',
    missing: { title: 'Campo obrigatório', description: 'Por favor, insira seu e-mail.' },
    failed: (reason: string) => ({ title: 'Erro ao enviar e-mail', description: reason }),
    done: { title: 'E-mail de recuperação enviado!', description: 'Se este endereço tiver uma conta, o link chega em instantes.' },
  },

  reset: {
    title: 'Nova senha',
    waiting: 'Verificando link...',
    submit: 'Salvar nova senha',
    submitting: 'Salvando...',
    expired: 'O link de redefinição pode ter expirado. Por favor, solicite um novo.',
    askAgain: 'Pedir novo link',
    failed: (reason: string) => ({ title: 'Erro ao redefinir senha', description: reason }),
    done: { title: 'Senha redefinida.', description: 'Entre com a nova senha.' },
  },
} as const
