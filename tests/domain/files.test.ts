import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CalendarDay, calendarFile } from '#domain/files/calendar-file'
import { type Contact, contactFile } from '#domain/files/contact-file'
import { fileName } from '#domain/files/file-name'
import { saoPauloDay } from '#domain/values/sao-paulo'

const deadline: CalendarDay = {
  id: 'acordo000000000',
  day: '2026-11-30',
  title: 'Prazo: Reforma de banheiro',
  description: 'Com João Batista.',
  place: 'Campinas, SP',
  url: 'https://canteiro.test/projetos/reforma00000000',
}
const contact: Contact = { name: 'João Batista da Silva', isCompany: false, phone: '11987654321', note: 'Canteiro: Reforma' }
const madeAt = '2026-11-20T14:32:00.000Z'

/** As a calendar or an address book reads it: unfolded lines by property, values without escapes. */
function propertiesOf(file: string): [property: string, value: string][] {
  expect(file.endsWith('\r\n')).toBe(true)
  const lines = file.slice(0, -2).replaceAll('\r\n ', '').split('\r\n')
  return lines.map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon), line.slice(colon + 1).replace(/\\(.)/g, (_, escaped) => (escaped === 'n' ? '\n' : escaped))]
  })
}
const valueIn = (file: string, property: string) => propertiesOf(file).find(([name]) => name === property)?.[1]
const namesOf = (file: string) => propertiesOf(file).map(([name]) => name)

const hostile = [
  'a;b,c\\d\ne',
  'Obra\r\nEND:VEVENT\r\nBEGIN:VEVENT',
  'Ana\r\nTEL:+5511000000000',
  'quebra\rsó de retorno',
  'separador\u2028de linha',
  'nulo\0 e tabulação\t',
  '👩🏽‍🔧'.repeat(60),
  'ã'.repeat(300),
  `\\n literal ${'x'.repeat(74)}`,
]
const typed = fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: 'binary' }))

describe('a day for the calendar', () => {
  test('is all day, ends before the day after, leaves its person free, and is the same entry each time', () => {
    expect(propertiesOf(calendarFile(deadline, madeAt))).toEqual([
      ['BEGIN', 'VCALENDAR'],
      ['VERSION', '2.0'],
      ['PRODID', '-//Canteiro//Canteiro//PT-BR'],
      ['CALSCALE', 'GREGORIAN'],
      ['METHOD', 'PUBLISH'],
      ['BEGIN', 'VEVENT'],
      ['UID', 'acordo000000000@canteiro'],
      ['DTSTAMP', '20261120T143200Z'],
      ['DTSTART;VALUE=DATE', '20261130'],
      ['DTEND;VALUE=DATE', '20261201'],
      ['SUMMARY', deadline.title],
      ['DESCRIPTION', deadline.description],
      ['LOCATION', deadline.place],
      ['URL', deadline.url],
      ['TRANSP', 'TRANSPARENT'],
      ['END', 'VEVENT'],
      ['END', 'VCALENDAR'],
    ])
  })

  test('without a place names none, and passes from one year to the next', () => {
    const file = calendarFile({ ...deadline, place: '', day: '2026-12-31' }, madeAt)
    expect(namesOf(file)).not.toContain('LOCATION')
    expect(valueIn(file, 'DTEND;VALUE=DATE')).toBe('20270101')
  })
})

describe('a contact', () => {
  test('of a person is sorted by its family name, with the number as it is dialled from anywhere', () => {
    expect(propertiesOf(contactFile(contact))).toEqual([
      ['BEGIN', 'VCARD'],
      ['VERSION', '3.0'],
      ['N', 'Batista da Silva;João;;;'],
      ['FN', 'João Batista da Silva'],
      ['TEL;TYPE=CELL', '+5511987654321'],
      ['NOTE', 'Canteiro: Reforma'],
      ['END', 'VCARD'],
    ])
  })

  test('of a company is its name, and a landline no mobile', () => {
    const file = contactFile({ ...contact, name: 'Silva, Souza & Filhos; Ltda', isCompany: true, phone: '1134567890' })
    expect(valueIn(file, 'ORG')).toBe('Silva, Souza & Filhos; Ltda')
    expect(file).toContain('\r\nORG:Silva\\, Souza & Filhos\\; Ltda\r\n')
    expect(valueIn(file, 'TEL;TYPE=VOICE')).toBe('+551134567890')
  })
})

describe('what people typed', () => {
  test('stays in its property, whatever it holds', () => {
    const names = { calendar: namesOf(calendarFile(deadline, madeAt)), contact: namesOf(contactFile(contact)) }
    fc.assert(
      fc.property(typed, typed, (one, other) => {
        expect(namesOf(calendarFile({ ...deadline, title: one, description: other, place: `${one}.` }, madeAt))).toEqual(names.calendar)
        expect(namesOf(contactFile({ ...contact, name: one, note: other }))).toEqual(names.contact)
      }),
    )
  })

  test('is read as it was written, but for controls and the kinds of line ends', () => {
    const read = (description: string) => valueIn(calendarFile({ ...deadline, description }, madeAt), 'DESCRIPTION')
    for (const text of ['a;b,c\\d\ne', '\\n literal', 'João: “ok”', '👩🏽‍🔧'.repeat(60), 'ã'.repeat(300), ';,\\;,\\']) expect(read(text)).toBe(text)
    expect(read('uma\r\nduas\rtrês\u2028quatro\0\t')).toBe('uma\nduas\ntrês\nquatro  ')
  })

  test('never makes a line longer than 75 octets, and no character is cut', () => {
    const encoder = new TextEncoder()
    fc.assert(
      fc.property(typed, (text) => {
        const file = calendarFile({ ...deadline, title: text }, madeAt)
        for (const line of file.split('\r\n')) {
          expect(encoder.encode(line).byteLength).toBeLessThanOrEqual(75)
          if (text.isWellFormed()) expect(line.isWellFormed()).toBe(true)
        }
      }),
    )
  })
})

describe('the name of a file', () => {
  test.each([
    ['João & Irmãos — Construções', 'conversa-joao-irmaos-construcoes.txt'],
    ['../../etc/passwd', 'conversa-etc-passwd.txt'],
    ['con', 'conversa-con.txt'],
    ['a\r\nb\u202Egpj.exe', 'conversa-a-b-gpj-exe.txt'],
    ['🏗️', 'conversa.txt'],
    ['', 'conversa.txt'],
    [`${'casa '.repeat(40)}`, `conversa-${'casa-'.repeat(12).slice(0, -1)}.txt`],
  ])('about %j is plain', (about, name) => expect(fileName('conversa', about, 'txt')).toBe(name))
})

test('a time late in the evening is of the day that São Paulo has, not of UTC’s', () => {
  expect(['2026-11-21T02:59:00.000Z', '2026-11-21T03:00:00.000Z'].map((time) => saoPauloDay(time))).toEqual(['2026-11-20', '2026-11-21'])
  expect(saoPauloDay('2026-12-30T12:00:00.000Z', 9)).toBe('2027-01-08')
})
