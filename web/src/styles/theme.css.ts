import { assignVars, createGlobalThemeContract, globalStyle, style } from '@vanilla-extract/css'
import { blueprint, dark, light, type Palette } from './palette'

const names = Object.fromEntries(Object.keys(light).map((name) => [name, name]))

/** Every colour a style may use: `vars.ink`, `vars.petrol`, … */
export const vars = createGlobalThemeContract(names as { [Name in keyof Palette]: Name }, (name) => `canteiro-${name}`)

globalStyle(':root, [data-theme="light"]', { vars: assignVars(vars, light), colorScheme: 'light' })
globalStyle(':root:not([data-theme="light"])', {
  '@media': { '(prefers-color-scheme: dark)': { vars: assignVars(vars, dark), colorScheme: 'dark' } },
})
globalStyle('[data-theme="dark"]', { vars: assignVars(vars, dark), colorScheme: 'dark' })
globalStyle('[data-theme]', { backgroundColor: vars.paper, color: vars.ink })

export const blueprintTheme = style({ vars: assignVars(vars, blueprint), colorScheme: 'dark', color: vars.ink, backgroundColor: vars.paper })

// Print is always ink on white paper.
globalStyle(':root, [data-theme]', { '@media': { print: { vars: assignVars(vars, { ...light, paper: '#FFFFFF' }), colorScheme: 'light' } } })
