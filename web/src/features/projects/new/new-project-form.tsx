import { useEffect } from 'react'
import { MOST_PHOTOS } from '#domain/wire/wire'
import { texts } from '#texts'
import { DraftTroubleRow } from '../../../components/fields/draft-note'
import { PlaceFields } from '../../../components/fields/place-fields'
import { QuotaNote } from '../../../components/fields/quota-note'
import { KeepFocus } from '../../../components/lists/keep-focus'
import { MissingAccount } from '../../../components/missing-account'
import { Banner } from '../../../ui/feedback/banner'
import { showToast } from '../../../ui/feedback/toasts'
import { Button } from '../../../ui/forms/buttons/button'
import { Form, FormActions } from '../../../ui/forms/form'
import { FormSection } from '../../../ui/forms/form-section'
import { FormTroubles } from '../../../ui/forms/form-troubles'
import { PhotoPicker } from '../photos/photo-picker'
import { PhotoTiles } from '../photos/photo-tiles'
import type { NewPhotos } from '../photos/use-new-photos'
import { DraftRow } from './draft-row'
import { AddressField, MaterialsSection, WhatSection } from './project-fields'
import { ReviewProject } from './review-project'
import { useNewProject } from './use-new-project'
import { useReceived } from './use-received'

const words = texts.projects.newProject

export function NewProjectForm() {
  const project = useNewProject()
  useReceived(project)
  const { form, draft, place, hasProfilePlace } = project
  if (!project.isReady) return null
  if (!project.hasProfile) return <MissingAccount absent={<AccountMissing />} />

  return (
    <>
      {/* Sending opens the review, which publishes. */}
      <Form {...form.formProps} isSending={project.isPublishing} aria-label={words.title}>
        <QuotaNote quota="projects" />
        <FormTroubles form={form} errorsTitle={words.errorsTitle} refusalTitle={words.failed('').title} />
        <WhatSection form={form} />
        <FormSection number={2} title={words.sections.where} hint={hasProfilePlace ? words.placeKnown : words.placeMissing}>
          <PlaceFields
            value={place}
            onChange={(next) => form.change({ place: next })}
            errors={{ state: form.errorOf('state') ?? undefined, city: form.errorOf('city') ?? undefined }}
            stateId={form.idOf('state')}
            cityId={form.idOf('city')}
          />
          <AddressField form={form} />
        </FormSection>
        <MaterialsSection form={form} isDiscarded={project.discarding.isDiscarded} />
        <FormSection number={4} title={words.sections.photos} hint={words.photosHint}>
          <PhotoField photos={project.photos} />
        </FormSection>
        <DraftRow draft={draft} discarding={project.discarding} hasDraft={draft.savedAt !== '' || project.photos.ids.length > 0} words={words} />
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

/** The server has no account to publish with. Product 60. */
export function AccountMissing() {
  useEffect(() => void showToast({ ...accountMissingWords, tone: 'bad' }), [])
  return (
    <Banner tone="bad" title={accountMissingWords.title}>
      {accountMissingWords.description}
    </Banner>
  )
}

/** In everyone's order. Product 20. */
function PhotoField({ photos }: { photos: NewPhotos }) {
  const { tiles, count, preparing } = photos
  const hasRoom = count < MOST_PHOTOS && preparing === null
  return (
    <PhotoPicker photos={photos}>
      <KeepFocus when={JSON.stringify(tiles)}>
        {tiles.length > 0 ? <PhotoTiles tiles={tiles} onOrder={photos.order} onRemove={photos.remove} hasRoom={hasRoom} /> : null}
      </KeepFocus>
    </PhotoPicker>
  )
}
