import CircleCheck from 'lucide-react/icons/circle-check'
import { useId } from 'react'
import { links } from '#links'
import { texts } from '#texts'
import { Card, CardTitle } from '../../ui/content/card'
import { Heading } from '../../ui/content/text/heading'
import { Text } from '../../ui/content/text/text'
import { VisuallyHidden } from '../../ui/content/text/visually-hidden'
import { Stack } from '../../ui/layout/stack'
import * as css from './first-steps.css'

const words = texts.needs.steps
/** The last step comes by itself. */
const hrefs = { cliente: [links.account(), links.newProject()], provider: [links.account(), links.openProjects()] }

/** In place of the needs. */
export function FirstSteps({ of, isProfileComplete }: { of: keyof typeof hrefs; isProfileComplete: boolean }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <Stack>
        <Heading level={2} id={titleId}>
          {words.title}
        </Heading>
        <ol className={css.steps}>
          {words[of].map(({ title, text }, index) => {
            const href = hrefs[of][index]
            const isDone = index === 0 && isProfileComplete
            return (
              <li key={title}>
                <Card>
                  <span className={isDone ? css.doneNumber : css.number}>
                    {isDone ? (
                      <>
                        <CircleCheck size={24} />
                        <VisuallyHidden>{words.done}</VisuallyHidden>
                      </>
                    ) : (
                      index + 1
                    )}
                  </span>
                  <CardTitle {...(href && !isDone ? { href } : {})}>{title}</CardTitle>
                  <Text tone="soft">{text}</Text>
                </Card>
              </li>
            )
          })}
        </ol>
      </Stack>
    </section>
  )
}
