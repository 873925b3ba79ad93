import type { DealChange } from '#domain/projects/deal'
import type { Mark } from '#domain/projects/stage-marks'
import type { When } from '../when'
import type { ProjectKey } from './shapes'

type DemoChange = Pick<DealChange, 'by' | 'text' | 'amount' | 'days'> & { at: When; accepted?: When }

/** By project; stages in their order, an accepted change with an amount after those of the quote. */
export type DemoDeal = {
  changes?: readonly DemoChange[]
  marks: readonly [stage: number, mark: Mark, at: When][]
  handed?: When
  open_points?: string[]
}

export const deals: { [P in ProjectKey]?: DemoDeal } = {
  kitchen: {
    changes: [
      { by: 'provider', text: 'Rejunte epóxi no piso, em vez do comum: não mancha com gordura.', amount: 320, days: 1, at: '2d 18:40' },
      { by: 'owner', text: 'Deixar o azulejo só até 1,60 m na parede da janela.', amount: 0, days: -1, at: '11d 07:50', accepted: '11d 12:10' },
    ],
    marks: [
      [0, 'done', '9d 17:15'],
      [0, 'paid', '9d 19:02'],
      [0, 'received', '9d 20:30'],
    ],
  },
  sidewalk: {
    marks: [
      [0, 'done', '38d 15:20'],
      [0, 'paid', '38d 16:00'],
      [0, 'received', '37d 08:12'],
    ],
    handed: '38d 15:25',
    open_points: ['Lavar o respingo de concreto do portão'],
  },
  plumbing: {
    changes: [
      {
        by: 'provider',
        text: 'Trocar mais 3 m de cano até a caixa: está furado também.',
        amount: 180,
        days: 1,
        at: '8d 11:05',
        accepted: '8d 12:20',
      },
    ],
    marks: [[0, 'done', '1d 17:45']],
  },
}
