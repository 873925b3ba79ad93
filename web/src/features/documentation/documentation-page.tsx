import { useState } from 'react'
import type { Documentation } from '#domain/wire-answers'
import { DocumentationGate } from './documentation-gate'
import { DocumentationView } from './documentation-view'

/** Technical documentation behind a password; the content stays in this page's memory only. Product 3. */
export function DocumentationPage() {
  const [documentation, setDocumentation] = useState<Documentation | null>(null)
  return documentation ? <DocumentationView documentation={documentation} /> : <DocumentationGate onOpen={setDocumentation} />
}
