import { useState } from 'react'
import { editAccount } from '#domain/commands/edit-account'
import { documentCharacters, documentTypeOf } from '#domain/document-number'
import { errorText, texts } from '#texts'
import { useAccount } from '../../data/account-context'
import { useDraft } from '../../data/drafts'
import type { Laid } from '../../data/overlay'
import { useGive } from '../../data/use-give'
import { showToast } from '../../ui/toasts'
import { problemText } from './account-fields'
import { changedFields, emptyDraft, isProfileDraft, type ProfileField, profileFields, profileProblems, shownValues } from './profile-draft'

const lengthOf = { CPF: 11, CNPJ: 14 }

/** The profile as it is edited. What is typed stays on this device until it is saved; saving queues only what changed. */
export function useProfileForm(account: Laid<'users'>) {
  const give = useGive()
  const { sync } = useAccount()
  const draft = useDraft('profile', emptyDraft, isProfileDraft)
  const [isChecked, setIsChecked] = useState(false)
  const [failedChecks, setFailedChecks] = useState(0)
  const [left, setLeft] = useState<ReadonlySet<ProfileField>>(new Set())
  const [refusal, setRefusal] = useState('')

  const values = shownValues(account, draft.value)
  const changes = changedFields(account, draft.value)
  const problems = profileProblems(account, values)

  // Before saving, only what has been filled is judged: a document as soon as it is whole, anything else once its field is left.
  const isJudged = (field: ProfileField) => {
    if (isChecked) return true
    if (values[field].trim() === '') return false
    const type = documentTypeOf(account.role)
    const isWhole = field === 'document_number' && documentCharacters(values.document_number, type).length >= lengthOf[type]
    return isWhole || left.has(field)
  }
  const errorOf = (field: ProfileField) => (isJudged(field) ? problemText(problems[field]) : null)

  const change = (typed: Partial<Record<ProfileField, string>>) => {
    setRefusal('')
    draft.setValue((newest) => ({ ...newest, ...typed }))
  }

  const save = async () => {
    setIsChecked(true)
    if (profileFields.some((field) => problems[field])) {
      setFailedChecks(failedChecks + 1)
      return
    }
    if (Object.keys(changes).length === 0) {
      showToast(texts.settings.unchanged)
      return
    }
    const args = editAccount.parse(changes)
    const given = args ? await give('edit_account', args) : { ok: false as const, code: 'malformed' }
    if (!given.ok) {
      setRefusal(errorText(given.code))
      return
    }
    setIsChecked(false)
    setLeft(new Set())
    await draft.discard()
    // The form says so too, but its foot may be out of sight.
    if (given.queued && sync.status().connection === 'offline') showToast({ title: texts.sync.offlineHint })
  }

  return {
    values,
    change,
    errorOf,
    leave: (field: ProfileField) => setLeft((current) => new Set(current).add(field)),
    isUnsaved: Object.keys(changes).length > 0,
    discard: () => void draft.discard(),
    isChecked,
    failedChecks,
    refusal,
    save: () => void save(),
  }
}
