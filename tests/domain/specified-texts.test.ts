import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sentences } from './sentences'

/** The texts that the product's specification quotes, by where they stand. What changes with its subject is cut down to what does not. */
const specified = {
  labels: ['N/A (0 avaliações)', '(Ainda não avaliado)', 'A combinar', 'Usuário', 'Apenas Serviço', 'Apenas Produtos', 'Serviço e Produtos'],
  navigation: [
    'Encontre Trabalho',
    'Meu Perfil',
    'Meus Projetos',
    'Publicar Projeto',
    'Propostas Recebidas',
    'Encontrar Trabalho',
    'Minhas Propostas',
    'Painel Admin',
    'Suporte',
  ],
  'public pages': [
    'Carregando regiões...',
    'Iniciar Conversa',
    'Fornecedor não encontrado',
    'Nenhum fornecedor encontrado com os critérios de busca.',
    'Esta funcionalidade ainda não foi implementada',
  ],
  account: [
    'Verificando link...',
    'Tipo de conta inválido.',
    'Confirmação Pendente',
    'Sua conta ainda não foi confirmada. Verifique seu e-mail!',
    'Falha no Login',
    'Usuário ou senha incorretos. Verifique seus dados e tente novamente.',
    'Credenciais inválidas. Por favor, tente novamente.',
    'Login bem-sucedido!',
    'Bem-vindo de volta!',
    'Erro ao enviar e-mail',
    'E-mail de recuperação enviado!',
    'Erro ao redefinir senha',
    'O link de redefinição pode ter expirado. Por favor, solicite um novo.',
    'Falha no Cadastro',
    'Cadastro realizado com sucesso!',
    'Verifique seu e-mail para confirmar sua conta.',
    'Campo obrigatório',
    'Por favor, insira seu e-mail.',
    'As senhas não coincidem.',
    'A senha deve ter no mínimo 6 caracteres.',
  ],
  projects: [
    'Este projeto não está mais aceitando propostas.',
    'Projeto não encontrado',
    'Projeto não encontrado ou você não tem permissão para vê-lo.',
    'Nenhum projeto aberto encontrado no momento.',
    'Erro de Autenticação',
    'Você precisa estar logado e com perfil para publicar um projeto.',
    'Falha ao criar projeto',
    'Erro no Upload',
    'Projeto publicado com sucesso!',
    'Fornecedores serão notificados em breve.',
    'Publicado ',
  ],
  proposals: [
    'Melhorar Proposta',
    'Projeto em andamento com ',
    ' outra(s) proposta(s)...',
    'Gerenciar (',
    'Erro ao enviar proposta',
    'Erro ao atualizar proposta',
    'Proposta enviada com sucesso!',
    'Proposta atualizada com sucesso!',
    'O cliente foi notificado.',
    'Erro ao aceitar proposta',
    'Proposta aceita com sucesso!',
  ],
  messages: ['Nenhuma mensagem ainda.', 'Erro ao iniciar conversa', 'A conversa já existe. Redirecionando...', 'Erro ao enviar mensagem'],
  notifications: ['Nenhuma notificação ainda.', 'Marcar como lida', 'Marcar todas como lidas'],
  profile: [
    'Não foi possível carregar seu perfil.',
    'Alterar Logomarca',
    'Alterar Foto',
    'Erro ao enviar imagem',
    'Você precisa selecionar uma imagem para enviar.',
    'Logomarca atualizada com sucesso!',
    'Erro ao atualizar perfil',
    'Perfil atualizado com sucesso!',
    'CNPJ Inválido',
    'Por favor, insira um CNPJ com 14 dígitos.',
    'Erro ao buscar CNPJ',
    'Não foi possível buscar os dados. Verifique o CNPJ e tente novamente.',
    'Dados do CNPJ preenchidos!',
    'Erro ao solicitar cancelamento',
    'Solicitação enviada',
    'Entraremos em contato em breve.',
  ],
  administration: [
    'Voltar para o Site',
    'Dashboard Administrativo',
    'Novos Usuários (Últimos 7 dias)',
    'Novos Usuários',
    'Projetos por Status',
    'Projetos Recentes',
    'Criado em ',
    'Registrado em ',
    'Gerenciar Usuários',
    'Nome não preenchido',
    'Não informado',
    'Gerenciar Projetos',
    'Tickets de Suporte',
    'Digite sua resposta...',
    'Selecione um ticket para ver a conversa.',
    'Configurações do Site',
    'Página "Como Funciona"',
    'URL do Vídeo do YouTube',
    'Salvar Alterações',
    'Salvando...',
    'Carregando configurações...',
    'Erro ao carregar configurações',
    'Não foi possível buscar as configurações atuais.',
    'Configurações salvas!',
    "O vídeo da página 'Como Funciona' foi atualizado.",
    'Erro ao salvar',
    'Solicitações de Cancelamento',
    'Nenhuma solicitação de cancelamento encontrada.',
    'Aprovar Exclusão',
    'Confirmar Exclusão de Conta?',
    'Sim, excluir conta',
    'Erro ao buscar solicitações',
    'Erro ao excluir usuário',
    'Erro ao aprovar',
    'Usuário excluído com sucesso!',
  ],
  documentation: ['Senha incorreta. Tente novamente.'],
} as const

const root = join(import.meta.dirname, '..')
const screenTests = ['e2e', 'web', 'deep/e2e'].flatMap((suite) =>
  readdirSync(join(root, suite), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(root, suite, name), 'utf8')),
)

describe.each(Object.entries(specified))('[PRODUCT 73] [PRODUCT 74] %s', (_, quoted) => {
  test.each(quoted)('‘%s’ is a text of the product, and a test of its screen looks for it', (text) => {
    expect(sentences.some((sentence) => sentence.text.includes(text))).toBe(true)
    // Within a quoted string the other quotation marks may be escaped.
    expect(screenTests.some((source) => source.replaceAll('\\', '').includes(text))).toBe(true)
  })
})
