import { editAccount } from '#domain/commands/edit-account'
import { documentCharacters, documentLength, documentTypeOf } from '#domain/values/document-number'
import { errorText, texts } from '#texts'
import { fieldTexts } from '../../../components/fields/field-texts'
import { useDispatch } from '../../../data/commands/use-dispatch'
import { withoutEmpties } from '../../../data/drafts/draft-over'
import { useDraft } from '../../../data/drafts/drafts'
import { useDiscardDraft } from '../../../data/drafts/use-discard-draft'
import { draftNames } from '../../../data/kept-drafts/draft-names'
import type { Optimistic } from '../../../data/live/overlay'
import { useAccountStore } from '../../../data/store/account-store-context'
import { showToast } from '../../../ui/feedback/toasts'
import { type Answer, type Typed, useForm } from '../../../ui/forms/use-form'
import {
  argsOf,
  changedFields,
  emptyDraft,
  isProfileDraft,
  type ProfileDraft,
  type ProfileField,
  profileProblems,
  shownValues,
  typedSince,
} from './profile-draft'

/** Drafts stay here until saved; saving queues the changed fields. */
export function useProfileForm(account: Optimistic<'users'>, labels: Readonly<Record<ProfileField, string>>) {
  const dispatch = useDispatch()
  const { sync } = useAccountStore()
  const draft = useDraft(draftNames.profile, emptyDraft, isProfileDraft)
  const discarding = useDiscardDraft(draft, { name: draftNames.profile, empty: emptyDraft })
  const shown = shownValues(account, draft.value)
  const changes = changedFields(account, draft.value)
  const check = (typed: ProfileDraft) => fieldTexts(profileProblems(account, shownValues(account, typed)))
  const typed: Typed<ProfileDraft> = {
    value: draft.value,
    setValue: (next) => draft.setValue((newest) => withoutEmpties(next(newest), shownValues(account, emptyDraft))),
  }
  const form = useForm({ id: 'profile', typed, check, send, labels, isJudgedEarly })

  /** A document once whole, others once left. */
  function isJudgedEarly(field: ProfileField, isLeft: boolean): boolean {
    if (shown[field].trim() === '') return false
    const type = documentTypeOf(account.role)
    return isLeft || (field === 'document_number' && documentCharacters(shown.document_number, type).length >= documentLength[type])
  }

  async function send(typed: ProfileDraft, { refuse }: Answer<ProfileField>) {
    const changed = changedFields(account, typed)
    if (Object.keys(changed).length === 0) return void showToast(texts.settings.unchanged)
    const args = editAccount.parse(argsOf(changed))
    const given = args ? await draft.dispatching((id) => dispatch('edit_account', args, id)) : { ok: false as const, code: 'malformed' }
    if (!given.ok) return refuse(errorText(given.code))
    await draft.discard((newest) => typedSince(typed, newest))
    // The form's own note may be out of sight.
    if (given.queued && sync.status().connection === 'offline') showToast({ title: texts.sync.offlineHint })
  }

  return { ...form, shown, isUnsaved: Object.keys(changes).length > 0, trouble: draft.trouble, ready: draft.ready, discarding }
}
