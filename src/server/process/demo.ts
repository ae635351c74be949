/** The demo is no part of the product: its own project builds it, and the server loads it at run time if it is there. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from '#contract/zod.ts'
import { startupError, type Config } from '#server/config/config.ts'
import { productFolder } from '#server/config/product-folder.ts'
import { systemClock } from '#server/context.ts'
import type { Database, Db } from '#server/db/db.ts'
import { demoAccountsRefusal, hasAccounts, hasDemoAccounts } from '#server/queries/accounts/demo-accounts.ts'

export interface DemoAccount {
  name: string
  role: string
  email: string
  password: string
}

/** What the server knows of the demo. */
export interface Demo {
  /** The accounts that visitors can sign in with, in display order. */
  accounts: readonly DemoAccount[]
  /** Fills a database that has no accounts yet. */
  load: (loading: { db: Db; now: Date }) => Promise<void>
}

/** Where `npm run build` puts it. */
const demoFile = path.join(productFolder, 'dist/demo/demo.js')

const demoModule = z.object({
  demo: z.custom<Demo>((value) => typeof value === 'object' && value !== null),
})

/** Null if the product was built without the demo. */
async function importDemo(): Promise<Demo | null> {
  if (!existsSync(demoFile)) return null
  return demoModule.parse(await import(pathToFileURL(demoFile).href)).demo
}

/**
 * Loads the initial data for an empty database outside production, and returns the demo accounts that may be shown.
 */
export async function prepareDemo(config: Config, { db }: Database): Promise<readonly DemoAccount[]> {
  const isProduction = config.environment === 'production'
  if (!isProduction && config.demoData === 'auto' && !(await hasAccounts(db)))
    await (await importDemo())?.load({ db, now: systemClock() })
  if (!(await hasDemoAccounts(db))) return []
  if (isProduction) throw startupError(demoAccountsRefusal)
  return (await importDemo())?.accounts ?? []
}
