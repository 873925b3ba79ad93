import { formatMoney } from '#domain/money'
import { texts } from '#texts'
import { projectFacts } from '../../components/project-facts'
import { useSyncState } from '../../data/store/sync-state'
import { type Definition, DefinitionList } from '../../ui/content/definition-list'
import { Text } from '../../ui/content/text'
import { Banner } from '../../ui/feedback/banner'
import { Button } from '../../ui/forms/button'
import { Dialog } from '../../ui/overlays/dialog'
import type { NewProject } from './use-new-project'

const words = texts.projects.newProject

/** The last look before everybody sees it: a published project is not edited. */
export function ReviewProject({ project }: { project: NewProject }) {
  const { connection } = useSyncState()
  const footer = (
    <>
      <Button onPress={project.closeReview} isDisabled={project.isPublishing}>
        {words.reviewBack}
      </Button>
      <Button variant="primary" onPress={() => void project.publish()} isPending={project.isPublishing} pendingLabel={words.submitting}>
        {words.submit}
      </Button>
    </>
  )
  return (
    <Dialog
      isOpen={project.isReviewing}
      onClose={project.closeReview}
      isDismissable={!project.isPublishing}
      title={words.reviewTitle}
      closeLabel={words.reviewBack}
      footer={footer}
    >
      <DefinitionList items={definitionsOf(project)} />
      <Text size="s" tone="soft">
        {words.reviewText}
      </Text>
      {connection === 'offline' ? (
        <Banner tone="warn" title={texts.sync.offline}>
          {texts.sync.offlineHint}
        </Banner>
      ) : null}
    </Dialog>
  )
}

function definitionsOf({ given, place }: NewProject): Definition[] {
  const { title, description, address, budget, products } = given
  const rows = [
    { term: words.projectTitle, value: title.trim() },
    { term: words.description, value: <Text isAsTyped>{description.trim()}</Text> },
    { term: words.budget, value: budget === null ? texts.labels.noBudget : formatMoney(budget) },
    ...projectFacts({ ...given, ...place, address: address.trim() }).map(({ term, text }) => ({ term, value: text })),
  ]
  if (!products) return rows
  return [
    ...rows,
    { term: words.sections.materials, value: <Text isAsTyped>{products.map(({ name, quantity }) => `${name}: ${quantity}`).join('\n')}</Text> },
  ]
}
