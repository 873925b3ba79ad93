import * as v from 'valibot'
import { requiredLine } from '#domain/fields'
import { isOperatorName } from '#domain/people/operator-name'

export const notOfOperator = v.check((name: string) => !isOperatorName(name), 'name_reserved')
/** A person's or a company's. */
export const fullName = v.pipe(requiredLine(120), notOfOperator)
