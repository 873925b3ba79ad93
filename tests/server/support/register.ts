import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'

type Reply = { status: number; body: string; type?: string }
export type Says = (cnpj: string) => Reply

export type Register = {
  url: string
  asked: { path: string; agent: string }[]
  says: Says
  close(): Promise<void>
}

/** On loopback. */
export async function startRegister(folder = ''): Promise<Register> {
  const server = createServer((request, response) => {
    register.asked.push({ path: request.url ?? '', agent: request.headers['user-agent'] ?? '' })
    const reply = register.says(numberIn(request))
    response.writeHead(reply.status, { 'Content-Type': reply.type ?? 'application/json; charset=utf-8' }).end(reply.body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port')
  const register: Register = {
    url: `http://127.0.0.1:${address.port}${folder}`,
    asked: [],
    says: notFound,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return register
}

const numberIn = ({ url = '' }: IncomingMessage): string => decodeURIComponent(url.slice(url.lastIndexOf('/') + 1))

/** Recorded from BrasilAPI; names and numbers are invented. */
export const notFound: Says = (cnpj) => ({
  status: 404,
  body: JSON.stringify({ message: `CNPJ ${cnpj} não encontrado.`, type: 'not_found', name: 'NotFoundError' }),
})
export const tooMany: Says = () => ({ status: 429, body: 'Too many requests', type: 'text/plain' })
export const turnedAway: Says = () => ({ status: 403, body: 'Forbidden', type: 'text/plain' })
export const broken: Says = () => ({ status: 500, body: JSON.stringify({ message: 'Erro interno', type: 'internal_error', name: 'InternalError' }) })

export const company =
  (more: Record<string, unknown> = {}): Says =>
  (cnpj) => ({
    status: 200,
    body: JSON.stringify({
      ...{ uf: 'SP', cep: '13010111', cnpj, email: 'segredo@horizonte.example', porte: 'DEMAIS', bairro: 'CENTRO', numero: '1200' },
      qsa: [{ nome_socio: 'JOSE ROBERTO SECRETO', cnpj_cpf_do_socio: '***123456**', faixa_etaria: 'Entre 41 a 50 anos' }],
      ...{ municipio: "SANTA BARBARA D'OESTE", logradouro: 'FRANCISCO GLICERIO', descricao_tipo_de_logradouro: 'AVENIDA', complemento: 'SALA 4' },
      ...{ razao_social: 'CONSTRUTORA HORIZONTE DO SUL LTDA', nome_fantasia: 'HORIZONTE', natureza_juridica: 'Sociedade Empresária Limitada' },
      ...{ capital_social: 100000, ddd_telefone_1: '1932345678', ddd_telefone_2: '', codigo_municipio_ibge: 3545803, opcao_pelo_mei: false },
      ...{ data_inicio_atividade: '1998-03-02', situacao_cadastral: 2, descricao_situacao_cadastral: 'ATIVA' },
      ...more,
    }),
  })
