import * as v from 'valibot'
import { notifyScopes } from '#domain/collections/people'
import { accept, alreadySo, defineCommand, refuse, set } from '#domain/command'
import type { Account } from '#domain/documents'
import { city, emptyOr, LONG_TEXT, optionalLine, optionalText, state } from '#domain/fields'
import { onlyChanged } from '#domain/only-changed'
import { fullName, notOfOperator } from '#domain/people/full-name'
import { mailLists } from '#domain/people/mail-lists'
import { isProvider } from '#domain/people/roles'
import { chosenTrades } from '#domain/projects/chosen-trades'
import { MOST_OF_PROVIDER } from '#domain/projects/trades'
import { documentCharacters, documentTypeOf, isDocumentNumber } from '#domain/values/document-number'
import { isPhone, phoneDigits } from '#domain/values/phone'
import { isWebsite, withScheme } from '#domain/values/website'

const username = v.pipe(
  emptyOr((text) => /^[a-z0-9._-]{3,30}$/.test(text), 'username_invalid'),
  notOfOperator,
)
const website = v.pipe(
  emptyOr((text) => isWebsite(withScheme(text)), 'website_invalid'),
  v.transform(withScheme),
)
const phone = v.pipe(emptyOr(isPhone, 'phone_invalid'), v.transform(phoneDigits))
const documentNumber = emptyOr((text) => isDocumentNumber(text, 'CPF') || isDocumentNumber(text, 'CNPJ'), 'document_invalid')

/** Any fields, each whole; '' clears an optional one. */
export const editAccountArgs = v.partial(
  v.object({
    full_name: fullName,
    username,
    website,
    city,
    state,
    phone,
    address: optionalLine(200),
    about: optionalText(LONG_TEXT),
    /** Companies and self-employed workers only. Product 98. */
    trades: chosenTrades(MOST_OF_PROVIDER),
    document_number: documentNumber,
    notify_scope: v.picklist(notifyScopes),
    notify_email: v.boolean(),
    /** Each list by itself; true is on. */
    mail_lists: v.partial(v.object({ new_projects: v.boolean(), projects: v.boolean(), messages: v.boolean(), support: v.boolean() })),
  }),
)
export type EditAccount = v.InferOutput<typeof editAccountArgs>
type Edits = { [Field in keyof Account]?: Account[Field] | undefined }

/** Different fields from different devices all stand. Source: product 8, 21, 27, 69, rule P5. */
export const editAccount = defineCommand(editAccountArgs, {
  reads: (_args, me) => [['users', me.id]],
  record: (_args, me) => ['users', me.id],
  quota: 'edits',

  decide({ users: [account] }, { mail_lists, ...args }, me) {
    if (!account) return refuse('parent_missing')
    if (args.trades && !isProvider(me)) return refuse('malformed')
    const document_type = documentTypeOf(me.role)
    const edited: Edits = { ...args }
    if (mail_lists) edited.mails_off = mailLists.filter((list) => !(mail_lists[list] ?? !account.mails_off.includes(list)))
    if (args.document_number !== undefined) {
      if (args.document_number !== '' && !isDocumentNumber(args.document_number, document_type)) return refuse('malformed')
      edited.document_number = documentCharacters(args.document_number, document_type)
      edited.document_type = document_type
    }
    const changed = onlyChanged(account, edited)
    return Object.keys(changed).length === 0 ? alreadySo : accept([set('users', me.id, changed)])
  },
})
