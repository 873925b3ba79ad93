import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type * as checkout from '../build/parts'
import { paths } from '../paths'

// In the place of tasks/build/parts.ts: an archive has all that a checkout builds.

const program = (name: string): string => join(paths.root, 'bin', name)

export const obtainPocketBase: typeof checkout.obtainPocketBase = async () => program('pocketbase')
export const obtainLitestream: typeof checkout.obtainLitestream = async () => program('litestream')
export const buildApp: typeof checkout.buildApp = async () => undefined
export const appVersion: typeof checkout.appVersion = async () => JSON.parse(await readFile(join(paths.root, 'package.json'), 'utf8')).build
