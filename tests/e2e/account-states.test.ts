import { confirmAccount, newcomers, replacePassword } from './support/account-story'
import { test } from './support/test'

const { phone } = newcomers

test('an account from its first letter to its profile, on 360 px', ({ device, stage, allowed }) => confirmAccount({ device, stage, allowed }, phone))

test('a forgotten password is replaced once, on 360 px', ({ device, stage, allowed }) => replacePassword({ device, stage, allowed }, phone))
