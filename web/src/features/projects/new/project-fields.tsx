import { suggestedTrades } from '#domain/projects/suggested-trades'
import type { TradeId } from '#domain/projects/trades'
import { texts } from '#texts'
import { FieldControl } from '../../../components/fields/field-control'
import { TradesField } from '../../../components/fields/trades-field'
import { fieldsIn, type ProjectField } from '../../../components/projects/project-fields'
import { FormSection } from '../../../ui/forms/form-section'
import type { useForm } from '../../../ui/forms/use-form'
import { ProductRows } from './product-rows'
import { type ProjectDraft, tradesIn } from './project-draft'

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
  fields.map((field) =>
    field.kind === 'trades' ? (
      <TradesOfProject key={field.name} field={field} form={form} />
    ) : (
      <FieldControl key={field.name} field={field} {...form.bind(field.name)} {...(field.name === 'budget' && budget(form))} />
    ),
  )

const budget = (form: ProjectForm) => ({
  unread: form.values.budget_text,
  onChange: (budget: unknown, budget_text = '') => form.change({ budget: typeof budget === 'number' ? budget : null, budget_text }),
})

/** Suggested as title and description are typed; what is taken off stays off. Product 99. */
function TradesOfProject({ field: { name, label, optional = '', most }, form }: Props & { field: ProjectField & { kind: 'trades' } }) {
  const { title, description, trades_off } = form.values
  const suggested = suggestedTrades(title, description)
  const chosen = tradesIn(form.values)
  const change = (trades: TradeId[]) => {
    const off = [...trades_off, ...chosen].filter((trade) => !trades.some((kept) => kept === trade))
    form.change({ trades, trades_off: [...new Set(off)] })
  }
  const isSuggested = chosen.some((trade) => suggested.includes(trade))
  return (
    <TradesField
      {...{ id: form.idOf(name), label, optional, most }}
      {...(isSuggested && { hint: texts.trades.suggested })}
      value={chosen}
      offered={suggested}
      onChange={change}
    />
  )
}

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
