/** A sign-up's link that does not confirm at once. Product 41. */
export const confirmAccount = {
  /** In another browser. */
  passwordLead: (email: string) =>
    email ? `Para confirmar ${email}, informe a senha escolhida no cadastro.` : 'Para confirmar, informe a senha escolhida no cadastro.',
  password: 'Senha do cadastro',
  confirm: 'Confirmar e-mail',
  problems: {
    required: 'Preencha este campo.',
    wrong_password: 'Esta não é a senha deste cadastro. Se não foi você quem o fez, cadastre-se de novo.',
  },
  /** Another sign-up with the address was confirmed just then. */
  replaced: 'Outro cadastro com o mesmo e-mail acaba de ser confirmado. Entre com a senha dele ou peça uma nova na página de entrada.',
} as const
