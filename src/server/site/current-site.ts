/**
 * The site as its operator made it, in the memory of this process: pages, emails and files read it here. A process reads
 * the row at its start, and again when a trigger says that it changed, whichever process changed it
 * (docs/decisions/0110-the-site-is-the-operators.md).
 */
import { setDateOrder } from '#contract/i18n/date-order.ts'
import { defaultSiteName, setSiteName } from '#contract/i18n/site-name.ts'
import { writesDayFirst } from '#domain/site/countries.ts'
import type { Config } from '#server/config/config.ts'
import { siteChannel } from '#server/db/channels.ts'
import type { Database, Db } from '#server/db/db.ts'
import { findSite, type StoredSite } from './queries.ts'

/** A site whose operator has said nothing. */
const untouched: StoredSite = {
  id: true,
  name: null,
  heroTitle: null,
  heroText: null,
  accent: null,
  contactEmail: null,
  country: null,
  timeZone: null,
  footerLinks: [],
  announcement: null,
  stories: [],
  logo: null,
  publishedLegal: [],
  startedIn: null,
  version: 1,
  changedIn: {},
  updatedAt: null,
}

let current = untouched
/** How many reads have begun, and which of them `current` is from. */
let [begun, taken] = [0, 0]
const listeners = new Set<() => void>()

/** The settings of the site now. */
export const getSite = (): StoredSite => current

/** Where people reach the operator: what the site says, or else the setting `CONTACT_EMAIL`. */
export const contactOf = ({ contactEmail }: Pick<Config, 'contactEmail'>): string =>
  current.contactEmail ?? contactEmail

/** The time zone of people and organizations that have chosen none. */
export const defaultTimeZone = (): string => current.timeZone ?? 'UTC'

/** Calls a function after each change; the returned one ends that. */
export function onSiteChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Reads the settings again. The one who changes them calls it too, so that the next answer already shows the change. */
export async function reloadSite(db: Db): Promise<void> {
  begun += 1
  const turn = begun
  const read = await findSite(db)
  // Two reads may end in another order than they began.
  if (turn < taken) return
  taken = turn
  current = read
  setSiteName(read.name ?? defaultSiteName)
  setDateOrder({ isDayFirst: writesDayFirst(read.country) })
  for (const listener of listeners) listener()
}

/** Milliseconds before another attempt, while the database does not answer. */
const retryMs = 1000

/**
 * Keeps the settings current until the returned function is called. Resolves once they are read; if the database does not
 * answer, immediately, and the defaults hold until it does.
 */
export async function followSite(
  { db, listen }: Pick<Database, 'db' | 'listen'>,
  log: (message: string, error?: unknown) => void,
): Promise<() => Promise<void>> {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let unlisten: (() => Promise<void>) | null = null
  const retry = (work: () => Promise<void>) => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(() => void work(), retryMs).unref()
  }
  const reload = async (): Promise<void> => {
    try {
      await reloadSite(db)
    } catch (error) {
      if (isStopped) return
      log('could not read the settings of the site', error)
      retry(reload)
    }
  }
  const start = async (): Promise<void> => {
    try {
      unlisten = await listen(siteChannel, () => void reload())
    } catch (error) {
      log('could not listen to changes of the site', error)
      return retry(start)
    }
    if (isStopped) return unlisten()
    // After listening, so that no change in between is missed.
    await reload()
  }
  await start()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await unlisten?.()
  }
}
