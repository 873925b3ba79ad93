import { afterEach, beforeEach, expect, test } from 'vitest'
import { chooseTheme, chosenTheme, showChosenTheme } from '../../../web/src/styles/chosen-theme'
import { fillStorage } from '../data/full-storage'

const shown = () => document.documentElement.dataset.theme

beforeEach(() => localStorage.clear())
afterEach(() => {
  localStorage.clear()
  showChosenTheme()
})

test('a theme that was chosen is shown, and shown again after a reload', () => {
  chooseTheme('dark')
  expect([shown(), chosenTheme()]).toEqual(['dark', 'dark'])
  chooseTheme('device')
  expect(shown()).toBeUndefined()
})

test('on a device without room it is shown all the same', () => {
  fillStorage()
  chooseTheme('dark')
  expect(shown()).toBe('dark')
})
