import FolderOpen from 'lucide-react/icons/folder-open'
import Plus from 'lucide-react/icons/plus'
import { links } from '#links'
import { texts } from '#texts'
import { useMyProjects } from '../../data/queries/projects'
import { JobCard } from './job-card'
import * as css from './job-card.css'

const words = texts.dashboard.client

export function ClientCards() {
  return (
    <div className={css.jobs}>
      <JobCard icon={<Plus size={28} />} words={words.publish} href={links.newProject()} isMain />
      <JobCard icon={<FolderOpen size={28} />} words={words.manage} href={links.myProjects()} figures={useFigures()} />
    </div>
  )
}

function useFigures() {
  const projects = useMyProjects()
  if (!projects || projects.length === 0) return []
  const open = projects.filter(({ project }) => project.status === 'open')
  const running = projects.filter(({ project }) => project.status === 'in_progress').length
  const proposals = open.reduce((sum, { proposals }) => sum + proposals.length, 0)
  return [
    { count: open.length, label: words.figures.open(open.length) },
    { count: proposals, label: words.figures.proposals(proposals) },
    { count: running, label: words.figures.running },
  ]
}
