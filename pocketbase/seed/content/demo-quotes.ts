import type { Quote } from '#domain/projects/quote'
import type { PersonKey, ProjectKey } from './shapes'

const row =
  (kind: Quote['rows'][number]['kind']) =>
  (text: string, quantity: string, total: number): Quote['rows'][number] => ({ kind, text, quantity, total })
const [labour, material, other] = [row('labour'), row('material'), row('other')]

/** By project and provider; each sums to the price of its proposal's last version. */
export const quotes: { [P in ProjectKey]?: { [Q in PersonKey]?: Partial<Quote> } } = {
  bathroom: {
    sebastiao: {
      rows: [
        labour('Demolição, com descida do entulho', '', 1_650),
        labour('Contrapiso com caimento para o ralo', '4,2 m²', 780),
        labour('Impermeabilização do box, duas demãos', '', 690),
        labour('Assentamento de piso e revestimento', '26 m²', 3_640),
        labour('Instalação de vaso, cuba e registro', '', 820),
        other('Caçamba', '1 un.', 620),
      ],
      excluded: ['Material', 'Box de vidro'],
      start: { days: 5 },
      stages: [
        { name: 'Entrada', amount: 2_050 },
        { name: 'Contrapiso pronto', amount: 3_075 },
        { name: 'Na entrega', amount: 3_075 },
      ],
      valid_days: 15,
      warranty_days: 90,
      receipt: 'recibo',
      conditions: 'Água, energia e um lugar para guardar as ferramentas por conta da cliente.',
      registration: 'not_needed',
    },
    prumo: {
      rows: [
        labour('Demolição, contrapiso e impermeabilização', '', 4_300),
        labour('Assentamento e instalações', '', 4_050),
        material('Porcelanato acetinado 60 × 60 cm, cinza-claro', '5 m²', 620),
        material('Revestimento branco retificado 30 × 60 cm', '25 m²', 1_580),
        material('Argamassa AC-III, saco de 20 kg', '9 sacos', 380),
        material('Argamassa polimérica impermeabilizante, 18 kg', '2 caixas', 270),
        material('Vaso com caixa acoplada, cuba e registro', '1 conjunto', 2_450),
        other('Caçamba, proteção do elevador e limpeza final', '', 1_400),
        other('Acompanhamento da engenheira', '3 visitas', 850),
        other('ART', '', 0),
      ],
      excluded: ['Box de vidro', 'Pintura do teto'],
      start: { days: 10 },
      stages: [
        { name: 'Entrada', amount: 6_360 },
        { name: 'Fim da segunda semana', amount: 4_770 },
        { name: 'Na entrega', amount: 4_770 },
      ],
      valid_days: 30,
      warranty_days: 1_825,
      receipt: 'nota_fiscal',
      conditions: 'Garantia de 5 anos na impermeabilização e de 90 dias no restante.',
      registration: 'provider',
    },
    telhacerta: {
      rows: [
        material('Porcelanato acetinado 60 × 60 cm, cinza-claro', '5,5 m²', 495),
        material('Revestimento branco retificado 30 × 60 cm', '27,5 m²', 1_402.5),
        material('Argamassa AC-III, saco de 20 kg', '9 sacos', 341.1),
        material('Argamassa polimérica impermeabilizante, 18 kg', '2 caixas', 226.4),
        other('Frete até Campinas', '', 320),
      ],
      excluded: ['Box de vidro', 'Subida até o apartamento'],
      valid_days: 10,
      receipt: 'nota_fiscal',
    },
  },
  wall: {
    prumo: {
      excluded: ['Blocos, cimento e ferragem'],
      start: { days: 7 },
      valid_days: 10,
      warranty_days: 365,
      receipt: 'nota_fiscal',
      registration: 'provider',
    },
  },
  kitchen: {
    sebastiao: {
      rows: [
        labour('Retirada do piso e do azulejo', '', 1_150),
        labour('Regularização de piso e paredes', '', 900),
        labour('Assentamento de porcelanato 80 × 80 cm', '11 m²', 1_320),
        labour('Assentamento de azulejo 10 × 20 cm', '24 m²', 1_980),
        labour('Rejunte', '', 0),
      ],
      excluded: ['Material', 'Caçamba'],
      start: { days: 7 },
      stages: [
        { name: 'Piso pronto', amount: 2_675 },
        { name: 'Na entrega', amount: 2_675 },
      ],
      valid_days: 10,
      warranty_days: 90,
      receipt: 'recibo',
    },
  },
}
