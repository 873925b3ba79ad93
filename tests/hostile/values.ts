import type { Random } from '../chaos/random'

const EMOJI = '🧱🏗️👩🏽‍🔧🇧🇷'

/** Texts that mean something to a parser, a database, a filter, a path, a log or a screen. */
const texts: readonly string[] = [
  ...['', ' ', '\0', 'a\0b', '\ud800', '\ufeff', '\u202e\u202dgnp.exe', 'e\u0301'.repeat(300), EMOJI.repeat(500)],
  ...[
    "'",
    '"',
    "';--",
    "' OR 1=1 --",
    '"; DROP TABLE users; --',
    "x' UNION SELECT password FROM users --",
    '%',
    '_',
    '\\',
    '{:me}',
    '{:id}',
    '?',
    ':me',
  ],
  ...[
    'id = id',
    "@collection.users.email ~ '%'",
    "@request.auth.id != ''",
    'id ?= id // \n',
    'id != id || 1=1',
    '@now',
    'geoDistance(1,1,1,1) > 0',
    '(((((',
    '&& ||',
  ],
  ...[
    '../../../etc/passwd',
    '..%2f..%2fdata.db',
    '%00',
    '%',
    '%ff%fe',
    '//',
    'C:\\',
    '/dev/null',
    '\r\nX-Injected: 1',
    '{{7*7}}',
    '<script>alert(1)</script>',
  ],
  ...[
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    '[object Object]',
    'undefined',
    'null',
    'NaN',
    'true',
    '0',
    '-1',
    '1e999',
    '0x10',
  ],
  ...[
    '2026-13-45T99:99:99.999Z',
    '9999-12-31T23:59:59.999Z',
    '+275760-09-13T00:00:00.001Z',
    '-000001-01-01T00:00:00.000Z',
    '0000-00-00',
    '2026-01-01T00:00:00.000Z',
  ],
  ...[
    'zzzzzzzzzzzzzzz',
    'ZZZZZZZZZZZZZZZ',
    'a'.repeat(5_000),
    'eyJhbGciOiJub25lIn0.eyJpZCI6IngifQ.',
    'Bearer x',
    'elsewhere elsewhere ',
    '9'.repeat(400),
  ],
]

const numbers: readonly number[] = [0, -0, -1, 0.1, 1e-320, 1e21, 1e308, 2 ** 31, 2 ** 32, 2 ** 53, -(2 ** 63), 2 ** 64, Number.MAX_VALUE]

export const someText = (random: Random): string => random.pick(texts) ?? ''

/** Anything that JSON can say, some of it odd; `depth` bounds how far it nests. */
export function someValue(random: Random, depth = 3): unknown {
  const kinds = depth > 0 ? 7 : 5
  switch (random.below(kinds)) {
    case 0:
      return null
    case 1:
      return random.next() < 0.5
    case 2:
      return random.pick(numbers)
    case 5:
      return Array.from({ length: random.below(5) }, () => someValue(random, depth - 1))
    case 6:
      return someObject(random, depth - 1)
    default:
      return someText(random)
  }
}

/** Own keys of any name, `__proto__` among them: an object literal would set the prototype. */
function someObject(random: Random, depth: number): object {
  const entries = Array.from({ length: random.below(5) }, () => [someText(random), someValue(random, depth)])
  return Object.fromEntries(entries)
}

/** The same with one of its values replaced, somewhere. */
export function withOneReplaced(random: Random, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || random.next() < 0.1) return someValue(random)
  const keys = Object.keys(value)
  const key = random.pick(keys)
  if (key === undefined) return someValue(random)
  const replaced = withOneReplaced(random, Reflect.get(value, key))
  return Array.isArray(value) ? value.with(Number(key), replaced) : { ...value, [key]: replaced }
}
