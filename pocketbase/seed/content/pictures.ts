import type { ProjectKey } from './shapes'

/** A file of `seed/pictures`, without its ending. */
export type PictureName = 'bathroom' | 'facade' | 'layers' | 'plan' | 'roof' | 'slab' | 'torn-up' | 'wall'

/** What people send along: what they saw with their phone, and what they drew. The first is the one that lists show. */
export const pictures: Partial<Record<ProjectKey, readonly PictureName[]>> = {
  bathroom: ['bathroom', 'plan', 'torn-up', 'layers'],
  wall: ['wall', 'facade'],
  airConditioning: ['plan', 'facade'],
  kitchen: ['torn-up', 'plan'],
  painting: ['facade'],
  sidewalk: ['slab', 'layers'],
  roof: ['roof', 'plan'],
  slab: ['slab', 'layers', 'plan'],
  plumbing: ['layers', 'slab'],
  facade: ['facade', 'roof'],
  railing: ['slab', 'plan'],
  leak: ['torn-up', 'roof'],
}
