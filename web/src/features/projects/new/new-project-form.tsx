import { useEffect } from 'react'
import { LONG_TEXT } from '#domain/fields'
import { texts } from '#texts'
import { DiscardedLine } from '../../../components/discarded-line'
import { AmountField } from '../../../components/fields/amount-field'
import { atMost } from '../../../components/fields/at-most'
import { DraftNote, DraftTroubleRow } from '../../../components/fields/draft-note'
import { PlaceFields } from '../../../components/fields/place-fields'
import { QuotaNote } from '../../../components/fields/quota-note'
import { KeepFocus } from '../../../components/lists/keep-focus'
import { MissingAccount } from '../../../components/missing-account'
import { timingOptions } from '../../../components/projects/project-facts'
import { storedOrTold } from '../../../components/stored-or-told'
import { Banner } from '../../../ui/feedback/banner'
import { showToast } from '../../../ui/feedback/toasts'
import { Button } from '../../../ui/forms/buttons/button'
import { OptionalSelect } from '../../../ui/forms/choices/select'
import { Form, FormActions } from '../../../ui/forms/form'
import { FormSection } from '../../../ui/forms/form-section'
import { FormTroubles } from '../../../ui/forms/form-troubles'
import { TextArea, type TextShortcut } from '../../../ui/forms/text-area'
import { TextField } from '../../../ui/forms/text-field'
import { Cluster } from '../../../ui/layout/stack'
import { PhotoField } from '../photos/photo-field'
import { ProductRows } from './product-rows'
import { ReviewProject } from './review-project'
import { type NewProject, useNewProject } from './use-new-project'

const words = texts.projects.newProject

export function NewProjectForm() {
  const project = useNewProject()
  const { form, draft, place, hasProfilePlace } = project
  if (!project.isReady) return null
  if (!project.hasProfile) return <MissingAccount absent={<AccountMissing />} />

  return (
    <>
      {/* Its own sending only opens the review, which publishes. */}
      <Form {...form.formProps} isSending={project.isPublishing} aria-label={words.title}>
        <QuotaNote quota="projects" />
        <FormTroubles form={form} errorsTitle={words.errorsTitle} refusalTitle={words.failed('').title} />
        <FormSection number={1} title={words.sections.what}>
          <TextField {...form.bind('title')} label={words.projectTitle} placeholder={words.projectTitlePlaceholder} {...atMost(120)} />
          <TextArea
            {...form.bind('description')}
            label={words.description}
            placeholder={words.descriptionPlaceholder}
            {...atMost(LONG_TEXT)}
            counter={words.counter}
            shortcuts={unitShortcuts}
          />
          <AmountField {...form.bind('budget')} label={words.budget} optional={words.optional} hint={words.budgetHint} />
          <OptionalSelect
            id={form.idOf('timing')}
            label={texts.labels.timing.question}
            optional={words.optional}
            options={timingOptions}
            none={texts.labels.timing.none}
            value={draft.value.timing ?? ''}
            onChange={(timing) => form.change({ timing })}
          />
        </FormSection>
        <FormSection number={2} title={words.sections.where} hint={hasProfilePlace ? words.placeKnown : words.placeMissing}>
          <PlaceFields
            value={place}
            onChange={(next) => form.change({ place: next })}
            errors={{ state: form.errorOf('state') ?? undefined, city: form.errorOf('city') ?? undefined }}
            stateId={form.idOf('state')}
            cityId={form.idOf('city')}
          />
          <TextField {...form.bind('address')} label={words.address} hint={words.addressHint} {...atMost(200)} />
        </FormSection>
        <FormSection number={3} title={words.sections.materials} hint={words.productsHint}>
          <ProductRows
            id={form.idOf('products')}
            rows={draft.value.products}
            onChange={(products) => form.change({ products })}
            isDiscarded={project.discarding.isDiscarded}
          />
        </FormSection>
        <FormSection number={4} title={words.sections.photos} hint={words.photosHint}>
          <PhotoField photos={project.photos} />
        </FormSection>
        <KeepFocus when={String(project.discarding.isDiscarded)}>
          <Cluster justify="between">
            {project.discarding.isDiscarded ? null : <DraftNote draft={draft} />}
            <DiscardDraft discarding={project.discarding} isShown={draft.savedAt !== '' || project.photos.ids.length > 0} />
          </Cluster>
        </KeepFocus>
        <FormActions isSticky>
          <DraftTroubleRow trouble={draft.trouble} />
          <Button type="submit" variant="primary">
            {words.review}
          </Button>
        </FormActions>
      </Form>
      <ReviewProject project={project} />
    </>
  )
}

const accountMissingWords = texts.projects.newProject.authMissing

/** In place of the form, where the server has no account that would publish. Product 60. */
export function AccountMissing() {
  useEffect(() => void showToast({ ...accountMissingWords, tone: 'bad' }), [])
  return (
    <Banner tone="bad" title={accountMissingWords.title}>
      {accountMissingWords.description}
    </Banner>
  )
}

/** Starts the form anew, at once: for a while all of it can be brought back. Product 59. */
function DiscardDraft({ discarding, isShown }: { discarding: NewProject['discarding']; isShown: boolean }) {
  if (discarding.isDiscarded) return <DiscardedLine id={discarding.id} text={words.discardedDraft} />
  return isShown ? (
    <Button variant="quiet" isCompact onPress={() => void storedOrTold(texts.storage.notDiscarded, discarding.discard)}>
      {words.discardDraft}
    </Button>
  ) : null
}

/** Units that builders write often and keyboards hide. Product 70. */
export const unitShortcuts: readonly TextShortcut[] = texts.projects.newProject.units.map(({ insert, label }) => ({ text: insert, label }))
