import type { Project } from '#domain/documents'
import { placeOf } from '../../../components/projects/place-of'

/** 'Cambuí, rua das Flores · Campinas, SP' */
export const projectAddress = (project: Project): string => [project.address, placeOf(project)].filter(Boolean).join(' · ')
