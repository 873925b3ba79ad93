/** Around the content, which only the server has. Product 3. */
export const documentation = {
  title: 'Documentação técnica',
  lead: 'Como o Canteiro é feito: funcionalidades, tecnologias, estrutura e banco de dados.',
  gate: 'Acesso restrito',
  hint: 'Digite a senha que você recebeu de quem administra o Canteiro.',
  password: 'Senha da documentação',
  open: 'Ver documentação',
  opening: 'Conferindo...',
  contents: 'Nesta página',
} as const
