import { useState } from 'react'
import type { Project, Proposal, WorkPhoto } from '#domain/documents'
import { type Deal, dealOf, otherSide, type Side, sideIn, stageName } from '#domain/projects/deal'
import { takesWorkPhotos } from '#domain/projects/work-photos'
import { toTime } from '#domain/values/clock'
import { errorText, texts } from '#texts'
import { sideNames } from '../../../components/projects/work/side-names'
import { dayMonth } from '../../../components/times/times'
import { useNow } from '../../../components/times/use-now'
import { useAccountStore, useActor } from '../../../data/store/account-store-context'
import { addDocumentPhoto } from '../../../data/uploads/keep-photo'
import { type ProjectPhoto, useWorkPhotos } from '../../../data/uploads/project-photos'
import { Heading } from '../../../ui/content/text/heading'
import { Text } from '../../../ui/content/text/text'
import { OptionalSelect } from '../../../ui/forms/choices/select'
import { Stack } from '../../../ui/layout/stack'
import { PhotoSources } from '../photos/photo-picker'
import { SmallPhotos } from '../photos/photo-strip'
import type { ViewerDetails } from '../photos/photo-viewer'
import { UnsentPhotos } from '../photos/unsent-photos'
import { useChosenPhotos } from '../photos/use-chosen-photos'
import { usePhotoViewer } from '../photos/use-photo-viewer'
import { usePhotoRemoval } from './use-photo-removal'
import * as css from './work-photos.css'

const words = texts.workPhotos

export type WorkPhotosProps = { project: Project; proposal: Proposal }

/** Both sides' photos, the newest first. Those of an undone deal are only looked at. Product 127. */
export function WorkPhotos({ project, proposal }: WorkPhotosProps) {
  const { id: me } = useActor()
  const side = sideIn(project, me)
  const other = sideNames(project, proposal)[otherSide(side)]
  const photos = useWorkPhotos(proposal, side).toReversed()
  const isDeal = project.accepted_proposal_id === proposal.id
  const stages = stagesOf(isDeal ? dealOf(proposal, project) : proposal.deal)
  const isTaking = takesWorkPhotos(project.status === 'completed' ? project.completed_at : '', toTime(useNow()))
  const removal = usePhotoRemoval(project, proposal, photos, side, other)
  const about = (photo: ProjectPhoto<WorkPhoto>) => aboutPhoto(photo, { side, other, stages })
  const detailsOf = (opened: readonly ProjectPhoto<WorkPhoto>[]): ViewerDetails => ({
    captionOf: (at) => (opened[at] ? about(opened[at]) : ''),
    removalOf: (at) => removal.of(opened[at]?.id, close),
  })
  const { open, close, viewer } = usePhotoViewer(photos, project.title, detailsOf)
  return (
    <section aria-label={isDeal ? words.title : words.undone(other)}>
      <Stack gap="s">
        <Heading level={3}>{isDeal ? words.title : words.undone(other)}</Heading>
        {photos.length > 0 ? (
          <SmallPhotos photos={photos} nameOf={(index) => words.open(index + 1, photos[index] ? about(photos[index]) : '')} onOpen={open} />
        ) : null}
        <UnsentPhotos photos={photos} />
        {isDeal && isTaking ? <AddWorkPhotos proposal={proposal} stages={stages} count={photos.filter(({ by }) => by === side).length} /> : null}
      </Stack>
      {viewer}
      {removal.dialog}
    </section>
  )
}

type NamedStage = { value: string; text: string }

/** Without one of the whole price. An undone deal that nothing was marked of has none. */
const stagesOf = (deal: Deal | null): NamedStage[] =>
  deal?.stages.map((stage) => ({ value: stage.id, text: stageName(deal, stage) })).filter(({ text }) => text !== '') ?? []

type Knows = { side: Side; other: string; stages: readonly NamedStage[] }

/** 'Azulejo · Enviada por Bruno em 3 de dez.' */
function aboutPhoto({ by, created_at, stage_id, state }: ProjectPhoto<WorkPhoto>, { side, other, stages }: Knows): string {
  const day = created_at && dayMonth(new Date(created_at))
  const unsent = state === 'refused' ? words.refused : words.notSent
  const sent = day === '' ? unsent : by === side ? words.sentByMe(day) : words.sentBy(other, day)
  const stage = stages.find(({ value }) => value === stage_id)
  return stage ? words.ofStage(stage.text, sent) : sent
}

function AddWorkPhotos({ proposal, stages, count }: { proposal: Proposal; stages: readonly NamedStage[]; count: number }) {
  const account = useAccountStore()
  const [stage, setStage] = useState('')
  const photos = useChosenPhotos({
    holder: 'proposals',
    count,
    begin: async () => ({ ok: true, keep: (pictures) => addDocumentPhoto(account, 'proposals', proposal, pictures, { stage_id: stage }) }),
    onEnd: () => undefined,
  })
  return (
    <>
      {stages.length > 1 ? (
        <div className={css.stage}>
          <OptionalSelect label={words.stage} none={words.noStage} options={stages} value={stage} onChange={setStage} />
        </div>
      ) : null}
      <PhotoSources photos={photos} addText={words.add} />
      {count === 0 || count >= photos.most ? (
        <Text size="s" tone="soft">
          {count === 0 ? words.hint : errorText('too_many_work_photos')}
        </Text>
      ) : null}
    </>
  )
}
