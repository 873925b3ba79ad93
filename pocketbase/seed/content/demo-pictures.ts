import type { ProjectKey } from './shapes'

/** A file of `seed/pictures`, without its ending. */
export type PictureName = 'bathroom' | 'facade' | 'layers' | 'plan' | 'roof' | 'slab' | 'torn-up' | 'wall'

/** Pictures of each demo project: phone photos and sketches. Lists show the first. */
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
