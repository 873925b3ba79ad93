import { LONG_TEXT } from '#domain/fields'
import { texts } from '#texts'
import { AmountField } from '../../../components/fields/amount-field'
import { atMost } from '../../../components/fields/at-most'
import { timingOptions } from '../../../components/projects/project-facts'
import { OptionalSelect } from '../../../ui/forms/choices/select'
import { FormSection } from '../../../ui/forms/form-section'
import { TextArea, type TextShortcut } from '../../../ui/forms/text-area'
import { TextField } from '../../../ui/forms/text-field'
import type { useForm } from '../../../ui/forms/use-form'
import { ProductRows } from './product-rows'
import type { ProjectDraft, projectLabels } from './project-draft'

const words = texts.projects.newProject

/** A project's form, new or published. */
type ProjectForm = Pick<ReturnType<typeof useForm<ProjectDraft, keyof typeof projectLabels>>, 'bind' | 'change' | 'idOf' | 'values'>

export const WhatSection = ({ form }: { form: ProjectForm }) => (
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
      value={form.values.timing ?? ''}
      onChange={(timing) => form.change({ timing })}
    />
  </FormSection>
)

export const AddressField = ({ form }: { form: ProjectForm }) => (
  <TextField {...form.bind('address')} label={words.address} hint={words.addressHint} {...atMost(200)} />
)

export const MaterialsSection = ({ form, isDiscarded }: { form: ProjectForm; isDiscarded: boolean }) => (
  <FormSection number={3} title={words.sections.materials} hint={words.productsHint}>
    <ProductRows
      id={form.idOf('products')}
      rows={form.values.products}
      onChange={(products) => form.change({ products })}
      isDiscarded={isDiscarded}
    />
  </FormSection>
)

/** Units that builders write often and keyboards hide. Product 70. */
export const unitShortcuts: readonly TextShortcut[] = words.units.map(({ insert, label }) => ({ text: insert, label }))
