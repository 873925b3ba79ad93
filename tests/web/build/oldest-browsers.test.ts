import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { buildTarget, calledUnasked, filledIn, stylesUnasked } from '#build/oldest-browsers'
import { partsOf } from '../../../web/src/chat/linked-text'
import { originOf } from '../../../web/src/components/origin'

const script = readFileSync('web/build/older-browsers.js', 'utf8')
/** Runs what each browser runs before the app. */
const run = () => new Function(script)()

const methods: [object, string][] = [
  [URL, 'canParse'],
  [Array.prototype, 'toReversed'],
  [Array.prototype, 'toSorted'],
  [Array.prototype, 'toSpliced'],
]
/** The object that has the method itself. */
const ownerOf = (where: object, name: string): object => (Object.hasOwn(where, name) ? where : ownerOf(Object.getPrototypeOf(where), name))

/** The result of `job` in a browser without the methods. */
function without<T>(job: () => T): T {
  const taken = methods.map(([where, name]) => {
    const owner = ownerOf(where, name)
    const own = Object.getOwnPropertyDescriptor(owner, name) ?? {}
    Reflect.deleteProperty(owner, name)
    return () => {
      Reflect.deleteProperty(where, name)
      Object.defineProperty(owner, name, own)
    }
  })
  try {
    return job()
  } finally {
    for (const giveBack of taken) giveBack()
  }
}

afterEach(() => void document.body.replaceChildren())

const showNotice = () => {
  document.body.innerHTML = '<p id="old-browser" hidden>antigo</p>'
  const notice = document.getElementById('old-browser')
  return () => notice?.hidden === false
}

describe('the oldest browsers', () => {
  test('are what the build is made for', () => {
    expect(buildTarget).toEqual(['chrome109', 'safari16.4', 'firefox115', 'edge109', 'ios16.4'])
  })

  test('have the methods that they lack filled in, which do the same as those of newer ones', () => {
    const results = () => [
      URL.canParse('https://a.example'),
      URL.canParse('/a', 'https://a.example'),
      URL.canParse('/a'),
      URL.canParse('https://['),
      [3, 1, 2].toSorted(),
      [3, 1, 2].toSorted((one, other) => other - one),
      [1, 2].toReversed(),
      [1, 2, 3].toSpliced(1, 1, 8, 9),
      [1, 2, 3].toSpliced(1),
    ]
    const expected = results()
    expect(filledIn.length).toBe(methods.length)
    const [failed, filled] = without(() => {
      const bare = methods.map(([where, name]) => name in where)
      run()
      return [
        bare,
        [results(), originOf({ from: '/perfil?a=1' }, 'https://canteiro.example'), partsOf('em https://a.example ou (11) 98765-4321').length],
      ]
    })
    expect(failed).toEqual([false, false, false, false])
    expect(filled).toEqual([expected, '/perfil?a=1', 4])
  })

  test('keep what they have', () => {
    const found = () => methods.map(([where, name]) => Reflect.get(where, name))
    const before = found()
    run()
    expect(found()).toEqual(before)
  })

  test.each([
    ['Chrome 108', 'MathMLElement'],
    ['Firefox 112', 'CompressionStream'],
  ])('are told apart from an older one: %s', (_browser, lacks) => {
    for (const name of ['MathMLElement', 'CompressionStream']) vi.stubGlobal(name, class {})
    const isSaid = showNotice()
    run()
    expect(isSaid()).toBe(false)
    vi.stubGlobal(lacks, undefined)
    Reflect.deleteProperty(globalThis, lacks)
    run()
    expect(isSaid()).toBe(true)
  })

  test('are told of by a script that a browser of 2015 can read', () => {
    const code = script.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    expect(code).not.toMatch(/=>|\b(?:const|let|class|async|await)\b|`|\.\.\.|\?\.|\?\?/)
  })
})

describe('the build', () => {
  test.each([
    ['list.isSubsetOf(other)', ['.isSubsetOf']],
    ['const { promise } = Promise.withResolvers()', ['Promise.withResolvers']],
    ['element.checkVisibility()', ['.checkVisibility']],
    ['return Response.json(body)', ['Response.json']],
    ['requestIdleCallback(work)', ['requestIdleCallback(']],
    ['new CloseWatcher()', ['new CloseWatcher']],
    ['const queue = { wait: function requestIdleCallback(work) {} }', []],
    ['list.toSorted()', []],
    ['response.json()', []],
    ["if ('checkVisibility' in element) element.checkVisibility()", []],
    ['if (typeof CloseWatcher === "undefined") return; new CloseWatcher()', []],
    ['window.requestIdleCallback && go()', []],
    ['RegExp.escape || (RegExp.escape = own); RegExp.escape(text)', []],
  ])('of `%s` ends at %j', (code, called) => expect(calledUnasked(code)).toEqual(called))

  test('fills nothing in for workers', () => expect(calledUnasked('list.toSorted()', true)).toEqual(['.toSorted']))

  test.each([
    [':root:has([data-chat]) .a{bottom:auto}', [':has(']],
    ['.a{box-shadow:0 0 0 3px color-mix(in srgb,var(--focus)28%,transparent)}', ['color-mix(']],
    ['@supports (color:color-mix(in srgb,red,blue)){.a{color:color-mix(in srgb,red,blue)}}.b{color:light-dark(red,blue)}', ['light-dark(']],
    ['.a{grid-template-rows:subgrid}', ['subgrid']],
    ['/* :has( */.a{background:linear-gradient(red,blue);text-wrap:balance}', []],
  ])('of the styles `%s` ends at %j', (css, used) => expect(stylesUnasked(css)).toEqual(used))
})
