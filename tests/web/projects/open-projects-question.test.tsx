import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { useChosen } from '../../../web/src/components/use-chosen'
import { useOpenProjectsQuestion } from '../../../web/src/features/projects/use-open-projects-question'
import { get, mount, press } from '../ui/mount'

vi.mock('../../../web/src/data/store/account-store-context', () => ({ useActor: () => ({ id: 'ana', role: 'empresa' }) }))

const questions = new Set<unknown>()

function List() {
  const [question, ask] = useOpenProjectsQuestion()
  const [chosen, choose] = useChosen('first')
  questions.add(question)
  return (
    <>
      <p>{`${chosen}, ${question.marks.join()}, ${question.search}`}</p>
      <button type="button" onClick={() => choose('second')}>
        Escolher
      </button>
      <button type="button" onClick={() => ask({ search: 'piso' })}>
        Buscar
      </button>
    </>
  )
}

const shown = () => document.querySelector('p')?.textContent

test('choosing a project beside the list keeps the question, and searching keeps the project', async () => {
  await mount(
    <MemoryRouter initialEntries={['/projetos-abertos?nao-enviei=1']}>
      <List />
    </MemoryRouter>,
  )
  const before = questions.size
  await press(get('button', 'Escolher'))
  expect(shown()).toBe('second, not_sent, ')
  expect(questions.size).toBe(before)
  await press(get('button', 'Buscar'))
  expect(shown()).toBe('second, not_sent, piso')
  expect(questions.size).toBe(before + 1)
})
