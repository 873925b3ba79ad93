import { budgetRangeNames, type OpenProjectChoice } from '#domain/projects/open-projects'
import { tradeNames } from '#domain/projects/trades'
import { texts } from '#texts'
import { timingOptions } from '../../../components/projects/project-fields'

export const budgetOptions = budgetRangeNames.map((value) => ({ value, text: texts.projects.open.more.budgets[value] }))

const textOf = (options: readonly { value: string; text: string }[], value: string): string =>
  options.find((option) => option.value === value)?.text ?? value

export const choiceText = (name: OpenProjectChoice, value: string): string => {
  switch (name) {
    case 'timing':
      return textOf(timingOptions, value)
    case 'trade':
      return tradeNames([value])
    case 'budget':
      return textOf(budgetOptions, value)
    default:
      return value
  }
}
