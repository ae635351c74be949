/** Changes what the operator says about the site. This process uses it immediately, the others when the database notifies them. */
import { createHash, randomUUID } from 'node:crypto'
import { defaultSiteName } from '#contract/i18n/site-name.ts'
import { fieldText } from '#contract/field-texts.ts'
import type { EditedSite, SiteChange } from '#contract/site/site.ts'
import { auditActions } from '#domain/audit/audit.ts'
import { isAnnounced } from '#domain/site/site.ts'
import { siteIcons } from '#domain/site/icons.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { encodeIcons } from '#server/files/encode.ts'
import { Problem } from '#server/http/problem.ts'
import { findSite, type StoredSite } from '#server/site/queries.ts'
import { reloadSite } from '#server/site/current-site.ts'
import { insertIcons, lockSite, removeOtherIcons, saveSite, type SiteColumns } from './queries.ts'

/** What the operator says, as administrators edit it. */
export async function findEditedSite({ db, config }: Context): Promise<EditedSite> {
  const { name, heroTitle, heroText, accent, contactEmail, country, timeZone, ...rest } = await findSite(db)
  const { footerLinks, announcement, stories, logo, version } = rest
  return {
    name,
    heroTitle,
    heroText,
    accent,
    contactEmail,
    country,
    timeZone,
    footerLinks,
    announcement,
    stories,
    logo,
    version,
    defaults: { name: defaultSiteName, contactEmail: config.contactEmail, timeZone: 'UTC' },
  }
}

/**
 * Saves some of the settings, based on the version that was read: refused if someone changed one of these since. What is
 * already so is no change.
 */
export async function change(ctx: Context, { version, ...said }: SiteChange): Promise<EditedSite> {
  await write(ctx, async (db) => {
    const before = await findSite(db)
    if (isOutdated(before, { version, said })) throw new Problem('site_changed')
    const columns = toColumns(before, said, ctx.now())
    return { columns, before }
  })
  return findEditedSite(ctx)
}

function isOutdated(
  { version: current, changedIn }: StoredSite,
  { version, said }: { version: number; said: Omit<SiteChange, 'version'> },
): boolean {
  const sent = Object.entries(said).filter(([, value]) => value !== undefined)
  const isUnknown = version < unknownUntil({ version: current, changedIn })
  return version > current || isUnknown || sent.some(([name]) => (changedIn[name] ?? 0) > version)
}

/** Under no name of a setting. */
const unknown = '*'

/** The last version of which no one knows what it changed: a release without `changedIn` does not say it. */
function unknownUntil({ version, changedIn }: Pick<StoredSite, 'version' | 'changedIn'>): number {
  const known = Math.max(0, ...Object.values(changedIn).map((one) => one ?? 0))
  return version > known ? version : (changedIn[unknown] ?? 0)
}

function toColumns(
  before: StoredSite,
  { announcement, ...said }: Omit<SiteChange, 'version'>,
  now: Date,
): SiteColumns {
  // Fields that were not sent stay as they are.
  const columns: SiteColumns = Object.fromEntries(
    Object.entries(said).filter(([, value]) => value !== undefined),
  )
  if (announcement === undefined) return columns
  if (announcement === null) return { ...columns, announcement }
  if (!isAnnounced(announcement, now.getTime()))
    throw new Problem('invalid', [{ path: 'announcement.endsAt', message: fieldText('site.ended') }])
  const { announcement: earlier } = before
  // Only another text is news for a device that closed the banner.
  const isSame = earlier?.text === announcement.text && earlier.url === announcement.url
  return { ...columns, announcement: { ...announcement, id: isSame ? earlier.id : randomUUID() } }
}

const audited = auditActions['site.change']

/** What changed, before and after, as the audit log stores it: lists and the banner as JSON. */
function listChanges(before: StoredSite, columns: SiteColumns) {
  const changes: { before: SiteFields; after: SiteFields } = { before: {}, after: {} }
  for (const name of audited) {
    const value = columns[name]
    if (value === undefined || JSON.stringify(before[name]) === JSON.stringify(value)) continue
    changes.before[name] = toAudit(before[name])
    changes.after[name] = toAudit(value)
  }
  return changes
}

type SiteFields = Partial<Record<(typeof audited)[number], string | null>>

const toAudit = (value: unknown): string | null =>
  value === null || typeof value === 'string' ? value : JSON.stringify(value)

/** Makes all icons from an image, and uses them from now on. */
export async function saveLogo(ctx: Context, sent: Uint8Array): Promise<EditedSite> {
  const pictures = await encodeIcons(sent, siteIcons)
  const logo = createHash('sha256').update(sent).digest('hex').slice(0, 32)
  await write(ctx, async (db) => {
    await insertIcons(
      db,
      Object.entries(pictures).map(([name, bytes]) => ({ logo, name, bytes })),
    )
    return switchLogo(db, logo)
  })
  return findEditedSite(ctx)
}

/** Uses the logo of the product again. Does nothing if it is used. */
export async function removeLogo(ctx: Context): Promise<EditedSite> {
  await write(ctx, (db) => switchLogo(db, null))
  return findEditedSite(ctx)
}

async function switchLogo(db: Db, logo: string | null) {
  const before = await findSite(db)
  await removeOtherIcons(db, logo)
  return { columns: { logo }, before }
}

/** Under the lock of the settings, saves what changed and records what it was and is. */
async function write(
  ctx: Context,
  decide: (db: Db) => Promise<{ columns: SiteColumns; before: StoredSite }>,
): Promise<void> {
  await transact(ctx.db, async (db) => {
    await lockSite(db)
    const { columns, before } = await decide(db)
    const changes = listChanges(before, columns)
    if (Object.keys(changes.after).length === 0) return
    const changedIn: StoredSite['changedIn'] = { ...before.changedIn, [unknown]: unknownUntil(before) }
    for (const name of Object.keys(changes.after)) changedIn[name] = before.version + 1
    await saveSite(db, { ...columns, changedIn }, ctx.now())
    await recordAudit(db, {
      actorId: ctx.actor.id,
      origin: ctx.origin,
      action: 'site.change',
      objectType: 'site',
      objectId: null,
      ...changes,
    })
  })
  await reloadSite(ctx.db)
}
