import type { Project } from '#domain/documents'
import { closesItselfAt } from '#domain/projects/project-life'
import { texts } from '#texts'
import { pressFailureText } from '../../components/stored-or-told'
import { mediumDate } from '../../components/times/times'
import { useDispatch } from '../../data/commands/use-dispatch'
import { Banner } from '../../ui/feedback/banner'
import { showToast } from '../../ui/feedback/toasts'
import { Button } from '../../ui/forms/buttons/button'
import { Cluster } from '../../ui/layout/stack'
import { CloseProject } from './close-project'

const words = texts.stillNeeded

/** With both answers. Product 88. */
export function StillNeeded({ project }: { project: Project }) {
  const dispatch = useDispatch()

  async function keep(): Promise<void> {
    const kept = await dispatch('keep_project', { project_id: project.id })
    if (!kept.ok) showToast({ ...texts.corrections.keep.failed(pressFailureText(kept.code)), tone: 'bad' })
  }

  return (
    <Banner
      tone="info"
      title={words.title}
      action={
        <Cluster gap="xs">
          <Button isCompact onPress={() => void keep()} aria-label={words.of(words.keep, project.title)}>
            {words.keep}
          </Button>
          <CloseProject isCompact variant="quiet" project={project} action={words.close} aria-label={words.of(words.close, project.title)} />
        </Cluster>
      }
    >
      {words.text(mediumDate(new Date(closesItselfAt(project))))}
    </Banner>
  )
}
