import * as v from 'valibot'
import { documentCharacters, isDocumentNumber } from '#domain/document-number'
import { Failure } from '../failure'
import { attempt, type Limit } from '../limits'
import { bodyOf } from '../request-body'
import { deviceOwnerOf } from '../requester'
import { answerJson, route } from '../route'
import { keepAnswer, keptAnswer } from './kept-answers'
import { askRegisters } from './register'

const request = v.object({ cnpj: v.string() })
const lookUps: Limit = { name: 'look-up of a company', most: 10, withinMs: 60_000 }

/** What fills a company's form. It never stands in the way of saving one: every failure is a code, and the fields stay as they are. Product 78. */
export const fetchCnpj = route((e) => {
  const { id } = deviceOwnerOf(e)
  const asked = bodyOf(e, request, 1024)
  if (!isDocumentNumber(asked.cnpj, 'CNPJ')) throw new Failure(400, 'cnpj_invalid')
  if (!attempt(e.app, lookUps, id)) throw new Failure(429, 'too_many_requests')
  const cnpj = documentCharacters(asked.cnpj, 'CNPJ')
  const known = keptAnswer(e.app, cnpj)
  if (known !== undefined) return answerJson(e, 200, known)
  const answer = askRegisters(e.app, cnpj)
  if (!answer.found) throw new Failure(answer.reason === 'cnpj_not_found' ? 404 : 503, answer.reason)
  const company = JSON.stringify(answer.found)
  keepAnswer(e.app, cnpj, company)
  answerJson(e, 200, company)
})
