/** API responses to administrators about perks, for screen tests. */
import type { CataloguePerk } from '#contract/rewards/perk-catalog.ts'
import { ids } from './answers.ts'

export const aCataloguePerk = (change: Partial<CataloguePerk> = {}): CataloguePerk => ({
  id: ids.project,
  title: 'A month of coffee',
  description: 'A bag of beans each Friday.',
  provider: 'Copper Kettle Roasters',
  category: 'lifestyle',
  pointsCost: 120,
  discount: null,
  stock: null,
  startsAt: null,
  endsAt: null,
  codeSource: 'list',
  state: 'draft',
  standing: 'draft',
  version: 3,
  claimed: 0,
  codes: { loaded: 0, left: 0 },
  left: 0,
  createdAt: '2026-11-01T09:00:00.000Z',
  offeredAt: null,
  ...change,
})
