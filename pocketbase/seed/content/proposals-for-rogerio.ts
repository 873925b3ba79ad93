import type { PersonKey } from './people'
import type { projectsOfRogerio } from './projects-of-rogerio'
import type { DemoProposal } from './shapes'

export const proposalsForRogerio = {
  roof: [
    {
      by: 'geraldo',
      at: '7d 05:58',
      amount: 15_900,
      duration_days: 16,
      proposal_type: 'service',
      cover_letter: `Seu Rogério, bom dia. Telhado desse tamanho eu faço com três pessoas em 16 dias. Troco os caibros ruins, levanto a cumeeira, ripo tudo de novo, manta e telha amarrada na beirada, que é onde o vento pega. Calha e rufo por minha conta na mão de obra.

Descubro por partes e fecho todo dia com lona. Uso linha de vida e cinto.`,
      improved: [
        {
          at: '4d 19:27',
          amount: 14_700,
          duration_days: 14,
          cover_letter: `Seu Rogério, depois que fui aí e vi por dentro, são 11 caibros e não 15, e a cumeeira aproveita. Por isso baixei para R$ 14.700,00 e 14 dias.

Continua igual: ripa nova, manta, telha amarrada na beirada, calha e rufo montados, descubro por partes e fecho todo dia com lona. Linha de vida e cinto para os três.`,
        },
      ],
    },
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
      by: 'adriano',
      at: '2d 21:37',
      amount: 2_700,
      duration_days: 5,
      proposal_type: 'service',
      cover_letter: `Boa noite, Rogério. Tiro a proteção velha, regularizo com 1% para os ralos, aplico a manta com maçarico, faço o teste de 72 horas junto com você e fecho com a proteção. Mão de obra; cimento e areia também por sua conta. Os ralos eu troco por grelha hemisférica sem cobrar a mais.`,
    },
    {
      by: 'telhacerta',
      at: '1d 09:12',
      amount: 3_190,
      duration_days: 2,
      proposal_type: 'products',
      cover_letter: `Seis rolos de manta 4 mm tipo III com areia e duas latas de primer, entregues no Castelo em até 2 dias úteis. Nota fiscal e ficha técnica junto. Se precisar, incluímos cimento CP II e areia média pelo preço de balcão.`,
    },
    {
      by: 'geraldo',
      at: '1d 20:04',
      amount: 6_480,
      duration_days: 7,
      proposal_type: 'both',
      cover_letter: `Seu Rogério, faço a laje com o material todo incluído, manta, primer, cimento e areia. Subo com guincho pelo quintal. Se emendar com o telhado eu deixo por R$ 6.100,00, porque o guincho já está alugado.`,
    },
  ],
  plumbing: [
    {
      by: 'adriano',
      at: '14d 12:26',
      amount: 2_450,
      duration_days: 3,
      proposal_type: 'service',
      cover_letter: `Rogério, primeiro passo o geofone e marco o ponto do vazamento, sem quebrar nada. Depois troco os 14 m por PEAD de 32 mm sem emenda, com registro esfera novo e caixinha de inspeção. O piso de cimento queimado eu recomponho na mesma cor o mais perto que der.

Se depois do geofone o trecho bom aguentar, cobro só o conserto: R$ 650,00.`,
    },
    {
      by: 'geraldo',
      at: '13d 18:40',
      amount: 2_900,
      duration_days: 4,
      proposal_type: 'service',
      cover_letter: `Seu Rogério, tenho um bombeiro que trabalha comigo. Abrimos a vala, trocamos o cano todo e refazemos o piso em 4 dias.`,
    },
  ],
  pergola: [
    {
      by: 'geraldo',
      at: '57d 06:35',
      amount: 6_900,
      duration_days: 8,
      proposal_type: 'both',
      cover_letter: `Faço em eucalipto autoclavado de 15 cm nos pilares e vigas de 6 × 16 cm, tudo com encaixe e parafuso galvanizado, sapata de 40 × 40 × 60 cm. Policarbonato com perfil de alumínio e duas demãos de stain. Material e mão de obra.`,
    },
    {
      by: 'telhacerta',
      at: '56d 11:50',
      amount: 1_480,
      duration_days: 4,
      proposal_type: 'products',
      cover_letter: `Fornecemos o policarbonato alveolar de 10 mm cristal, 13 m², com perfis de alumínio, gaxeta e fita. Corte na medida e entrega incluídos.`,
    },
  ],
} satisfies Record<keyof typeof projectsOfRogerio, DemoProposal<PersonKey>[]>
