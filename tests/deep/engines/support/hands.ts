import { setTimeout as pause } from 'node:timers/promises'
import { eventually } from '../../../support/eventually'
import { elementBy, type Kind } from './find-element'

export type Driver = {
  open(url: string): Promise<void>
  evaluate(expression: string): Promise<unknown>
  press(find: string): Promise<boolean>
  type(find: string, text: string): Promise<boolean>
  give(find: string, file: string): Promise<boolean>
  restart(): Promise<void>
  close(): Promise<void>
}

export type Hands = ReturnType<typeof handsOn>

export function handsOn(driver: Driver, origin: string) {
  const done = (act: () => Promise<boolean>, what: string) =>
    eventually(
      async () => (await act()) || `${what} on ${await driver.evaluate('location.href + " " + document.body.innerText')}`,
      (seen) => seen === true,
    )
  return {
    /** A press during hydration would be lost. */
    async open(path: string) {
      await driver.open(origin + path)
      await eventually(
        () => driver.evaluate("Object.keys(document.querySelector('#root > *') ?? {}).some((key) => key.startsWith('__react'))"),
        (isTaken) => isTaken === true,
      )
    },
    press: (kind: Kind, name: string) => done(() => driver.press(elementBy(kind, name)), `press ${name}`),
    /** Its page may be drawn anew meanwhile. */
    choose(tab: string) {
      const find = elementBy('tab', tab)
      return done(async () => (await driver.press(find)) && (await driver.evaluate(`${find}?.ariaSelected === 'true'`)) === true, `choose ${tab}`)
    },
    type: (name: string, text: string) => done(() => driver.type(elementBy('field', name), text), `type ${name}`),
    give: (file: string) => done(() => driver.give(elementBy('file', ''), file), `give ${file}`),
    reads: (pattern: RegExp) =>
      eventually(
        async () => String(await driver.evaluate('document.body.innerText')),
        (text) => pattern.test(text),
      ),
    sees: (name: string) =>
      done(
        async () =>
          (await driver.evaluate(
            `[...document.images].some(({ alt, naturalWidth }) => naturalWidth > 0 && alt.includes(${JSON.stringify(name)}))`,
          )) === true,
        `see ${name}`,
      ),
    rests: () =>
      eventually(
        async () => {
          await driver.evaluate(`(${watchUnrest})()`)
          await pause(2_000)
          return driver.evaluate('window.unrest()')
        },
        (unrest) => Object.values(unrest as Record<string, number>).every((count) => count === 0),
      ),
    restart: () => driver.restart(),
    close: () => driver.close(),
  }
}

/** Runs inside the page. `window.unrest` ends it and answers what kept the page busy. */
function watchUnrest(): void {
  const count = { mutations: 0, frames: 0, endless: 0, resizeLoops: 0 }
  const observer = new MutationObserver((records) => {
    count.mutations += records.length
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  const frame = window.requestAnimationFrame
  window.requestAnimationFrame = (callback) => {
    count.frames++
    return frame.call(window, callback)
  }
  const note = ({ message }: ErrorEvent) => {
    if (message.includes('ResizeObserver')) count.resizeLoops++
  }
  window.addEventListener('error', note)
  Object.assign(window, {
    unrest() {
      observer.disconnect()
      window.requestAnimationFrame = frame
      window.removeEventListener('error', note)
      count.endless = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY).length
      return count
    },
  })
}
