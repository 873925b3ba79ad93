import type { DemoPerson } from './shapes'

export const clients = {
  marina: {
    role: 'cliente',
    full_name: 'Marina Albuquerque Prado',
    email: 'cliente@canteiro.example',
    city: 'Campinas',
    state: 'SP',
    phone: '19999000101',
    document_number: '48021736526',
    joined: '94d 19:42',
  },
  rogerio: {
    role: 'cliente',
    full_name: 'Rogério Fontes Diniz',
    email: 'rogerio@canteiro.example',
    city: 'Belo Horizonte',
    state: 'MG',
    phone: '31999000102',
    document_number: '30594817250',
    joined: '71d 12:08',
  },
  jaciara: {
    role: 'cliente',
    full_name: 'Jaciara Nascimento Reis',
    email: 'jaciara@canteiro.example',
    city: 'Salvador',
    state: 'BA',
    phone: '71999000103',
    document_number: '61720489378',
    joined: '6d 19:15',
  },
} satisfies Record<string, DemoPerson>
