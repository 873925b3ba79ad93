import { LONG_TEXT } from '#domain/fields'
import { formatAmount, parseMoney } from '#domain/money'
import { errorText, texts } from '#texts'
import { DraftNote } from '../../pieces/draft-note'
import { PlaceFields } from '../../pieces/place-fields'
import { Banner } from '../../ui/banner'
import { Button } from '../../ui/button'
import { Form, FormActions } from '../../ui/form'
import { FormErrors } from '../../ui/form-errors'
import { FormSection } from '../../ui/form-section'
import { MoneyField } from '../../ui/money-field'
import { Cluster } from '../../ui/stack'
import { TextArea } from '../../ui/text-area'
import { TextField } from '../../ui/text-field'
import { DiscardDraft } from './discard-draft'
import { ProductRows } from './product-rows'
import { ReviewProject } from './review-project'
import { unitShortcuts } from './unit-shortcuts'
import { useNewProject } from './use-new-project'

const words = texts.projects.newProject

/** In the order of the form: its error summary follows it. */
const labels = {
  title: words.projectTitle,
  description: words.description,
  budget: words.budget,
  state: texts.settings.fields.state,
  city: texts.settings.fields.city,
  address: words.address,
} as const
const idOf = (field: string) => `project-${field}`

export function NewProjectForm() {
  const project = useNewProject()
  const { draft, change, errors, place, hasProfilePlace } = project
  if (!project.isReady) return null
  if (!project.hasProfile) {
    return (
      <Banner tone="bad" title={words.authMissing.title}>
        {words.authMissing.description}
      </Banner>
    )
  }

  const errorOf = (field: string) => {
    const error = errors[field]
    return error && texts.errors.fields[error]
  }
  const summary = Object.entries(labels).flatMap(([field, label]) => {
    const message = errorOf(field)
    return message ? [{ field: idOf(field), message: `${label}: ${message}` }] : []
  })

  return (
    <>
      <Form onSubmit={project.review} aria-label={words.title}>
        <FormErrors key={project.failedChecks} title={words.errorsTitle} errors={summary} />
        {project.refusal ? (
          <Banner tone="bad" isAnnounced title={words.failed('').title}>
            {errorText(project.refusal)}
          </Banner>
        ) : null}
        <FormSection number={1} title={words.sections.what}>
          <TextField
            id={idOf('title')}
            label={words.projectTitle}
            placeholder={words.projectTitlePlaceholder}
            maxLength={120}
            value={draft.value.title}
            onChange={(title) => change({ title })}
            error={errorOf('title')}
          />
          <TextArea
            id={idOf('description')}
            label={words.description}
            placeholder={words.descriptionPlaceholder}
            maxLength={LONG_TEXT}
            counter={words.counter}
            shortcuts={unitShortcuts}
            value={draft.value.description}
            onChange={(description) => change({ description })}
            error={errorOf('description')}
          />
          <MoneyField
            id={idOf('budget')}
            label={words.budget}
            optional={words.optional}
            hint={words.budgetHint}
            value={draft.value.budget}
            onChange={(budget, isReadable) => {
              change({ budget })
              project.setBudgetReadable(isReadable)
            }}
            parse={parseMoney}
            format={formatAmount}
            error={errorOf('budget')}
          />
        </FormSection>
        <FormSection number={2} title={words.sections.where} hint={hasProfilePlace ? words.placeKnown : words.placeMissing}>
          <PlaceFields
            value={place}
            onChange={(next) => change({ place: next })}
            errors={{ state: errorOf('state'), city: errorOf('city') }}
            stateId={idOf('state')}
            cityId={idOf('city')}
          />
          <TextField
            id={idOf('address')}
            label={words.address}
            hint={words.addressHint}
            maxLength={200}
            value={draft.value.address}
            onChange={(address) => change({ address })}
            error={errorOf('address')}
          />
        </FormSection>
        <FormSection number={3} title={words.sections.materials} hint={words.productsHint}>
          <ProductRows rows={draft.value.products} onChange={(products) => change({ products })} />
        </FormSection>
        <Cluster justify="between">
          <DraftNote savedAt={draft.savedAt} />
          <DiscardDraft isShown={draft.savedAt !== ''} onDiscard={draft.discard} />
        </Cluster>
        <FormActions isSticky>
          <Button type="submit" variant="primary">
            {words.review}
          </Button>
        </FormActions>
      </Form>
      <ReviewProject project={project} />
    </>
  )
}
