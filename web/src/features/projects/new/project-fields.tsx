import { texts } from '#texts'
import { FieldControl } from '../../../components/fields/field-control'
import { fieldsIn, type ProjectField } from '../../../components/projects/project-fields'
import { FormSection } from '../../../ui/forms/form-section'
import type { useForm } from '../../../ui/forms/use-form'
import { ProductRows } from './product-rows'
import type { ProjectDraft } from './project-draft'

const words = texts.projects.newProject

type ProjectForm = Pick<ReturnType<typeof useForm<ProjectDraft, string>>, 'bind' | 'change' | 'idOf' | 'values'>
type Props = { form: ProjectForm }

export const WhatSection = ({ form }: Props) => (
  <FormSection number={1} title={words.sections.what}>
    <Controls form={form} fields={fieldsIn('what')} />
  </FormSection>
)

export const AddressField = ({ form }: Props) => <Controls form={form} fields={fieldsIn('where')} />

const Controls = ({ form, fields }: Props & { fields: readonly ProjectField[] }) =>
  fields.map((field) => <FieldControl key={field.name} field={field} {...form.bind(field.name)} />)

export const MaterialsSection = ({ form, isDiscarded }: Props & { isDiscarded: boolean }) => (
  <FormSection number={3} title={words.sections.materials} hint={words.productsHint}>
    <ProductRows
      id={form.idOf('products')}
      rows={form.values.products}
      onChange={(products) => form.change({ products })}
      isDiscarded={isDiscarded}
    />
  </FormSection>
)
