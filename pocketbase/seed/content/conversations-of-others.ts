import type { PersonKey } from './people'
import type { ProjectKey } from './projects'
import type { DemoConversation } from './shapes'

export const conversationsOfOthers: DemoConversation<PersonKey, ProjectKey>[] = [
  {
    project: 'roof',
    provider: 'geraldo',
    started: '6d 19:10',
    messages: [
      ['rogerio', '6d 19:12', 'Boa noite, seu Geraldo. O senhor pode passar aqui e ver o madeiramento por dentro?'],
      ['geraldo', '6d 20:01', 'Boa noite. Posso sábado às 8h. Levo a escada, só preciso do alçapão livre.'],
      ['rogerio', '6d 20:05', 'Combinado, o alçapão é no corredor.'],
      ['geraldo', '4d 19:30', 'Está melhor do que eu pensava: são 11 caibros e a cumeeira aproveita. Já mudei a proposta.'],
      ['rogerio', '3d 07:44', 'Vi, muito bom. A telha o senhor prefere que eu compre com a Telha Certa mesmo?'],
      ['geraldo', '3d 11:58', 'Pode, a telha deles é boa. Só pede para entregar na véspera, para não ficar no tempo.'],
    ],
  },
  {
    project: 'plumbing',
    provider: 'adriano',
    unread: { rogerio: 1 },
    messages: [
      ['adriano', '12d 21:15', 'Oi, Rogério! Passo aí com o geofone na sexta, 7h, com a rua ainda quieta.'],
      ['rogerio', '12d 21:20', 'Fechado. Deixo o hidrômetro destrancado.'],
      ['adriano', '9d 08:12', 'Achado: 4 m depois do hidrômetro, embaixo da jabuticabeira. O cano está podre no trecho todo, melhor trocar os 14 m.'],
      ['rogerio', '9d 08:30', 'Pode trocar. Cuidado com a jabuticabeira, é da minha mãe!'],
      ['adriano', '9d 08:33', 'Pode ficar sossegado, desvio meio metro da raiz.'],
      ['adriano', '22min', 'Cano novo testado com 6 bar e nem pisca. Amanhã faço o piso e termino.'],
    ],
  },
  {
    project: 'pergola',
    provider: 'geraldo',
    messages: [
      ['geraldo', '54d 10:15', 'Seu Rogério, a madeira chega na terça. As sapatas eu faço na segunda para curar.'],
      ['rogerio', '54d 12:40', 'Ótimo! Pode entrar pelo portão do lado.'],
      ['geraldo', '42d 16:02', 'Segunda demão de stain dada. Passando o cheiro, pode armar a rede.'],
      ['rogerio', '41d 18:35', 'Ficou melhor que no desenho. Muito obrigado, seu Geraldo!'],
    ],
  },
  {
    project: 'leak',
    provider: 'maresia',
    messages: [
      ['maresia', '3d 13:02', 'Olá, Jaciara! Aqui é o Valter, da Maresia. O teste de estanqueidade pode ser amanhã de manhã?'],
      ['jaciara', '3d 13:40', 'Pode! Minha filha vai ficar na casa da avó até sexta.'],
      ['maresia', '2d 15:27', 'Confirmado: entra pelo rodapé do terraço, no canto do ralo. O piso do meio está bom, não precisa tirar.'],
      ['jaciara', '2d 16:05', 'Que alívio. Manda a lista do material que eu compro hoje.'],
      [
        'maresia',
        '2d 16:21',
        'Duas caixas de argamassa polimérica de 18 kg, 6 m de tela de poliéster de 20 cm, 4 kg de rejunte cinza-platina e uma lata de fundo para gesso.',
      ],
      ['jaciara', '1d 09:50', 'Tudo comprado, está no terraço coberto.'],
    ],
  },
  {
    project: 'facade',
    provider: 'edmilson',
    started: '2d 10:05',
    messages: [
      ['jaciara', '2d 10:08', 'Bom dia, Edmilson! A cadeirinha no corredor não atrapalha a passagem? Meu pai usa bengala.'],
      ['edmilson', '2d 12:14', 'Bom dia! Não, fica pendurada e eu isolo só o trecho do dia. No fim da tarde libero o corredor inteiro.'],
      ['jaciara', '2d 12:30', 'Perfeito, obrigada.'],
    ],
  },
]
