/** Where the link of a sign-up leads, when it does not confirm at once. Product 41. */
export const confirmAccount = {
  /** In another browser than the one that signed up. */
  passwordLead: (email: string) =>
    email ? `Para confirmar ${email}, informe a senha escolhida no cadastro.` : 'Para confirmar, informe a senha escolhida no cadastro.',
  password: 'Senha do cadastro',
  confirm: 'Confirmar e-mail',
  problems: {
    required: 'Preencha este campo.',
    wrong_password: 'Esta não é a senha deste cadastro. Se não foi você quem o fez, cadastre-se de novo.',
  },
  /** A later sign-up with the same address. */
  replaced:
    'Este link é de um cadastro anterior: outro mais recente, com o mesmo e-mail, tomou o lugar dele. Use o link mais novo ou cadastre-se de novo.',
  signUpAgain: 'Cadastrar de novo',
} as const
