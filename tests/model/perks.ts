import { insertPerk } from '#tests/support/rows/perk-rows.ts'
import type { TestServer } from '#tests/support/running/server.ts'

export interface ModelPerk {
  id: string
  cost: number
  stock: number
  /** Who redeemed it in this run. */
  by: number[]
}

/** Unredeemed perks: one with a stock of two, and a more expensive one. */
export async function openPerks({ database }: TestServer): Promise<ModelPerk[]> {
  const perks = [
    { cost: 100, stock: 2 },
    { cost: 250, stock: 1 },
  ]
  return Promise.all(
    perks.map(async ({ cost, stock }) => {
      const id = await insertPerk(database.db, { pointsCost: cost, stock })
      return { id, cost, stock, by: [] }
    }),
  )
}
