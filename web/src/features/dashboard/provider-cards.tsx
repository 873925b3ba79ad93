import FileText from 'lucide-react/icons/file-text'
import HardHat from 'lucide-react/icons/hard-hat'
import { links } from '#links'
import { texts } from '#texts'
import { useMyProposals } from '../../data/queries/proposals'
import { JobCard } from './job-card'
import * as css from './job-card.css'

const words = texts.dashboard.provider

export function ProviderCards() {
  return (
    <div className={css.jobs}>
      <JobCard icon={<HardHat size={28} />} words={words.findWork} href={links.openProjects()} isMain />
      <JobCard icon={<FileText size={28} />} words={words.myProposals} href={links.myProposals()} figures={useFigures()} />
    </div>
  )
}

function useFigures() {
  const proposals = useMyProposals()
  if (!proposals || proposals.length === 0) return []
  const accepted = proposals.filter(({ status }) => status === 'accepted').length
  const pending = proposals.filter(({ status }) => status === 'pending').length
  return [
    { count: pending, label: words.figures.pending },
    { count: accepted, label: words.figures.accepted(accepted) },
  ]
}
