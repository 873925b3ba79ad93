import type { DemoProposal, ProjectKey } from './shapes'

export const proposals: Record<ProjectKey, DemoProposal[]> = {
  bathroom: [
    {
      by: 'sebastiao',
      at: '5d 06:48',
      amount: 8_200,
      duration_days: 16,
      proposal_type: 'service',
      cover_letter: `Bom dia, dona Marina. Faço esse banheiro completo: demolição, contrapiso com caimento, impermeabilização com duas demãos cruzadas, assentamento e louças. Mão de obra com a caçamba incluída.

O material fica por sua conta, e eu passo a lista com as medidas certas. São 16 dias úteis, eu e um ajudante, no horário do condomínio. Posso começar na segunda, dia combinado.`,
    },
    {
      by: 'prumo',
      at: '5d 11:20',
      amount: 17_400,
      duration_days: 20,
      proposal_type: 'both',
      cover_letter: `Olá, Marina. Nossa proposta inclui mão de obra, todo o material da lista, caçamba, proteção do elevador e limpeza final. O vaso com caixa acoplada e a cuba são de linha intermediária; se preferir outros, descontamos.

Entregamos cronograma por semana, ART da engenheira e nota fiscal. Garantia de 5 anos na impermeabilização, por escrito.`,
      improved: [
        {
          at: '2d 17:36',
          amount: 15_900,
          cover_letter: `Olá, Marina. Revisamos depois da nossa conversa: o box sai da nossa conta (você compra direto com o vidraceiro) e o revestimento passa a ser o que você escolheu, de 30 × 60 cm. Com isso o total fica em R$ 15.900,00.

Continuam incluídos o restante do material, caçamba, proteção do elevador, limpeza final, ART e nota fiscal. Garantia de 5 anos na impermeabilização, por escrito.`,
        },
      ],
    },
    {
      by: 'telhacerta',
      at: '4d 15:02',
      amount: 2_785,
      duration_days: 8,
      proposal_type: 'products',
      cover_letter: `Prezada Marina, fornecemos o porcelanato, o revestimento, a AC-III e a impermeabilizante da sua lista, com 10% de perda já na conta. Não trabalhamos com o box. Frete por transportadora até Campinas incluído (R$ 320,00), descarga na portaria. Pagamento no Pix ou em 3 vezes no cartão.`,
    },
  ],
  wall: [
    {
      by: 'sebastiao',
      at: '2d 18:52',
      amount: 9_400,
      duration_days: 14,
      proposal_type: 'service',
      cover_letter: `Dona Marina, muro de bloco é serviço que faço sempre. Baldrame de 20 × 30 cm com quatro ferros de 10 mm, pilarete a cada 3 m, cinta em cima e reboco por dentro. Mão de obra minha e de dois ajudantes, com betoneira. Lista de material no mesmo dia.`,
      improved: [{ at: '1d 20:10', amount: 8_900, duration_days: 12 }],
    },
    {
      by: 'prumo',
      at: '1d 10:14',
      amount: 11_900,
      duration_days: 9,
      proposal_type: 'service',
      cover_letter: `Marina, executamos o muro com equipe de quatro pessoas em 9 dias úteis, betoneira e andaime nossos. Inclui projeto simples do baldrame com ART, dreno de pé de muro e limpeza. Conferimos o alinhamento da divisa com o vizinho antes de abrir a vala.`,
    },
  ],
  airConditioning: [
    {
      by: 'prumo',
      at: '80min',
      amount: 1_750,
      duration_days: 2,
      proposal_type: 'service',
      cover_letter: `Marina, nosso eletricista faz em dois dias, com abertura mínima no gesso e fechamento no mesmo serviço. Revisão do aperto do quadro inteiro incluída. Se fechar junto com o banheiro, fica em R$ 1.500,00.`,
    },
  ],
  laundry: [],
  kitchen: [
    {
      by: 'prumo',
      at: '24d 09:40',
      amount: 6_900,
      duration_days: 8,
      proposal_type: 'service',
      cover_letter: `Marina, fazemos em 8 dias úteis com dois azulejistas. Montamos uma pia provisória na área de serviço e isolamos a cozinha com lona. Inclui caçamba e limpeza diária.`,
    },
    {
      by: 'sebastiao',
      at: '23d 19:15',
      amount: 5_350,
      duration_days: 11,
      proposal_type: 'service',
      cover_letter: `Dona Marina, vi que o material já está aí. Tiro o piso e o azulejo, regularizo e assento tudo com nivelador, rejunte incluído. A pia eu solto de manhã e deixo ligada de novo no fim do dia. 11 dias, fora domingo.`,
    },
  ],
  painting: [
    {
      by: 'sebastiao',
      at: '65d 18:30',
      amount: 5_900,
      duration_days: 15,
      proposal_type: 'service',
      cover_letter: `Dona Marina, também faço pintura, com um sobrinho que trabalha comigo. Lixo, corrijo, passo selador e duas demãos. 15 dias, posso começar na outra semana.`,
    },
    {
      by: 'prumo',
      at: '64d 16:22',
      amount: 6_400,
      duration_days: 9,
      proposal_type: 'service',
      cover_letter: `Marina, três pintores por 9 dias úteis: proteção do piso, correção das trincas com tela, massa onde precisar, selador, duas demãos nas paredes, teto e as cinco portas. Entregamos limpo, pronto para as fotos do anúncio.`,
    },
  ],
  sidewalk: [
    {
      by: 'sebastiao',
      at: '51d 12:05',
      amount: 3_980,
      duration_days: 6,
      proposal_type: 'both',
      cover_letter: `Faço a calçada completa com o material: quebra, retirada do entulho, compactação, lona, tela e concreto usinado desempenado. Preciso de tempo firme no dia do concreto; depois são 3 dias sem carro na rampa.`,
      improved: [{ at: '49d 07:20', amount: 3_780 }],
    },
    {
      by: 'prumo',
      at: '50d 15:33',
      amount: 4_950,
      duration_days: 5,
      proposal_type: 'both',
      cover_letter: `Executamos em 5 dias com piso podotátil na frente do portão e juntas serradas. Material, caçamba e sinalização da calçada incluídos.`,
    },
  ],
  roof: [
    {
      by: 'telhacerta',
      at: '7d 10:41',
      amount: 14_390,
      duration_days: 5,
      proposal_type: 'products',
      cover_letter: `Rogério, temos toda a lista a pronta entrega. Telha colonial palha de primeira, 26 por m² já com 3% de quebra, garapeira seca e manta aluminizada. Duas viagens de munck em Santa Tereza incluídas. Aceitamos devolução de telha inteira que sobrar, até 100 peças.`,
    },
  ],
  slab: [
    {
      by: 'telhacerta',
      at: '1d 09:12',
      amount: 3_190,
      duration_days: 2,
      proposal_type: 'products',
      cover_letter: `Seis rolos de manta 4 mm tipo III com areia e duas latas de primer, entregues no Castelo em até 2 dias úteis. Nota fiscal e ficha técnica junto. Se precisar, incluímos cimento CP II e areia média pelo preço de balcão.`,
    },
  ],
}
