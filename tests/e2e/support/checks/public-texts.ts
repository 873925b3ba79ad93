import type { Page } from '@playwright/test'
import { expect } from '../test'

type PublicText = { path: string; title: string; headings: string[]; says: string[]; leads: [name: string, href: string][] }

/** Heading, other required texts, and links. */
export const publicTexts: readonly PublicText[] = [
  {
    path: '/',
    title: 'Sua obra começa com um bom orçamento.',
    headings: ['Como funciona', 'Por que usar o Canteiro', 'Para quem é', 'Regiões atendidas', 'Pronto para começar?'],
    says: ['Conte o que precisa', 'Receba propostas', 'Compare e contrate'],
    leads: [
      ['Publicar projeto', '/publicar-demanda'],
      ['Cadastre-se', '/cadastro'],
      ['Cadastrar empresa', '/cadastro/empresa'],
      ['Criar perfil', '/cadastro/autonomo'],
      ['Como funciona', '/como-funciona'],
    ],
  },
  {
    path: '/quem-somos',
    title: 'Quem Somos',
    headings: ['Nossa história', 'Missão', 'Visão', 'Nossos valores', 'O Canteiro em números', 'Nossa equipe'],
    says: ['Transparência', 'Inovação', 'Colaboração', 'Acessibilidade', 'Compromisso', '1000+', '500+', '2000+', '98%'],
    leads: [['Fale com a gente', '/suporte']],
  },
  {
    path: '/como-funciona',
    title: 'Como Funciona',
    headings: ['Publicação do projeto', 'Recebimento de propostas', 'Negociação e contratação', 'Para clientes', 'Para fornecedores'],
    says: ['Vantagens para os dois lados'],
    leads: [
      ['Cadastre-se', '/cadastro'],
      ['Ver fornecedores', '/fornecedores'],
    ],
  },
  {
    path: '/publicar-demanda',
    title: 'Publique seu projeto',
    headings: ['O que ter em mãos'],
    says: ['Produtos e fotos'],
    leads: [
      ['Criar conta de cliente', '/cadastro/cliente?para=/projetos/novo'],
      ['Já tenho conta', '/login?para=/projetos/novo'],
    ],
  },
  {
    path: '/suporte',
    title: 'Suporte',
    headings: [
      'Como publico um projeto?',
      'Quanto custa usar o Canteiro?',
      'Posso mudar uma proposta que já enviei?',
      'O Canteiro funciona sem internet?',
      'Quem vê meu telefone, meu e-mail e meu documento?',
      'Como excluo minha conta?',
    ],
    says: [],
    leads: [['Falar com o suporte', '/login?para=/suporte']],
  },
  { path: '/fornecedores', title: 'Fornecedores', headings: [], says: ['Empresas e autônomos da construção, de todo o Brasil.'], leads: [] },
  {
    path: '/cadastro',
    title: 'Crie sua conta',
    headings: ['Cliente', 'Empresa', 'Autônomo'],
    says: [],
    leads: [
      ['Cliente', '/cadastro/cliente'],
      ['Empresa', '/cadastro/empresa'],
      ['Autônomo', '/cadastro/autonomo'],
    ],
  },
  { path: '/login', title: 'Entrar', headings: [], says: ['Use o e-mail e a senha da sua conta.'], leads: [['Cadastre-se', '/cadastro']] },
  ...['Criar Conta de Cliente', 'Cadastrar Empresa', 'Criar Perfil de Autônomo'].map((title, role): PublicText => {
    return { path: `/cadastro/${['cliente', 'empresa', 'autonomo'][role]}`, title, headings: [], says: [], leads: [['Entrar', '/login']] }
  }),
  { path: '/privacidade', title: 'Política de privacidade', headings: ['O que guardamos', 'Quem vê o quê', 'Seus direitos'], says: [], leads: [] },
  { path: '/termos', title: 'Termos de uso', headings: ['O que o Canteiro faz', 'Projetos e propostas'], says: [], leads: [] },
]

/** Texts and links of the open page. */
export async function expectPublicText(page: Page, path: string): Promise<void> {
  const main = page.getByRole('main')
  const { headings = [], says = [], leads = [] } = publicTexts.find((text) => text.path === path) ?? {}
  for (const heading of headings) await expect(main.getByRole('heading', { name: heading, exact: true })).toBeVisible()
  for (const words of says) await expect(main.getByText(words, { exact: true })).toBeVisible()
  for (const [link, href] of leads) await expect(main.getByRole('link', { name: link, exact: true }).first()).toHaveAttribute('href', href)
}
