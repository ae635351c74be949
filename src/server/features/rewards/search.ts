/** Badges, ledger entries and weeks of rest for their owner, with current names. */
import { and, desc, eq, getTableColumns, gte, inArray, lt } from 'drizzle-orm'
import { describeBadge } from '#contract/i18n/rewards-names.ts'
import type { EarnedBadge, PointEntry } from '#contract/rewards/rewards.ts'
import { rewardsNamesCatalog, type RewardsNamesTexts } from '#contract/texts/rewards-names-texts.ts'
import { achievementRules } from '#domain/rewards/achievements.ts'
import { badgeRules, isBadgeId } from '#domain/rewards/badges.ts'
import { pointKinds } from '#domain/rewards/rewards.ts'
import type { LocalDate } from '#domain/time/time.ts'
import type { Context } from '#server/context.ts'
import { countFound } from '#server/db/keyset.ts'
import type { Db } from '#server/db/db.ts'
import { credentials } from '#server/db/tables/credentials.ts'
import { badgeAwards, pointEntries, restWeeks } from '#server/db/tables/rewards.ts'
import { listWorkNames } from '#server/queries/matching/work-names.ts'
import { pageOf, pageRows, type Page } from '#server/http/lists/page.ts'
import { Problem } from '#server/http/problem.ts'

interface Named {
  projectTitle: string
  organizationName: string
}

/** The titles of work by application ID. */
async function namesOf(db: Db, applicationIds: readonly string[]): Promise<Map<string, Named>> {
  const works = await listWorkNames(db, applicationIds)
  return new Map(
    works.map(({ id, title: projectTitle, organizationName }) => [id, { projectTitle, organizationName }]),
  )
}

/** The reader's badges, latest first, without those whose rule no longer exists. */
export async function listBadges({ db, actor, language }: Context): Promise<EarnedBadge[]> {
  const rows = await db
    .select({
      ...getTableColumns(badgeAwards),
      credentialId: credentials.id,
      revokedAt: credentials.revokedAt,
    })
    .from(badgeAwards)
    .leftJoin(credentials, eq(credentials.awardId, badgeAwards.id))
    .where(eq(badgeAwards.userId, actor.id))
    .orderBy(desc(badgeAwards.earnedAt), badgeAwards.badgeId)
  const names = await namesOf(
    db,
    rows.flatMap((row) => row.evidence.map(({ applicationId }) => applicationId)),
  )
  const texts = rewardsNamesCatalog.read(language)
  return rows.flatMap(({ badgeId: id, earnedAt, evidence, credentialId, revokedAt }) => {
    if (!isBadgeId(id)) return []
    const { asks: _, ...badge } = badgeRules[id]
    const works = evidence.map(({ applicationId, at }) => ({
      applicationId,
      ...names.get(applicationId),
      at,
    }))
    const isCredentialRevoked = revokedAt !== null
    const at = earnedAt.toISOString()
    return [
      {
        id,
        ...describeBadge(texts, id),
        ...badge,
        earnedAt: at,
        evidence: works,
        credentialId,
        isCredentialRevoked,
      },
    ]
  })
}

/** One page of the reader's ledger entries, latest first. */
export async function listEntries(ctx: Context, cursor: string | undefined): Promise<Page<PointEntry>> {
  const before = decodePosition(cursor)
  const own = and(eq(pointEntries.userId, ctx.actor.id), inArray(pointEntries.kind, [...pointKinds]))
  const rows = await ctx.db
    .select()
    .from(pointEntries)
    .where(and(own, before === null ? undefined : lt(pointEntries.id, before)))
    .orderBy(desc(pointEntries.id))
    .limit(pageRows)
  const ids = rows.flatMap(({ data }) => idIn(data['applicationId']))
  const names = await namesOf(ctx.db, ids)
  const texts = rewardsNamesCatalog.read(ctx.language)
  return pageOf(rows, {
    isFirst: before === null,
    keyOf: ({ id }) => String(id),
    present: ({ id, kind, points, balanceAfter, at, data }): PointEntry => ({
      id,
      kind,
      points,
      balanceAfter,
      at: at.toISOString(),
      data: {
        ...data,
        ...names.get(String(data['applicationId'])),
        ...nameAchievement(texts, data['achievementId']),
      },
    }),
    count: () => countFound(ctx.db, (rows) => rows.from(pointEntries).where(own)),
  })
}

const idIn = (value: unknown): string[] => (typeof value === 'string' ? [value] : [])

function nameAchievement({ achievements }: RewardsNamesTexts, id: unknown): { achievementTitle?: string } {
  const rule = achievementRules.find((each) => each.id === id)
  return rule ? { achievementTitle: achievements[rule.id].title } : {}
}

/** A cursor is the number of a ledger entry. */
function decodePosition(cursor: string | undefined): number | null {
  if (cursor === undefined) return null
  if (!/^[1-9]\d{0,14}$/.test(cursor)) throw new Problem('bad_cursor')
  return Number(cursor)
}

/** The Mondays of a person's weeks of rest from a day on, earliest first. */
export async function listRestWeeks(db: Db, userId: string, from: LocalDate): Promise<LocalDate[]> {
  const rows = await db
    .select({ monday: restWeeks.monday })
    .from(restWeeks)
    .where(and(eq(restWeeks.userId, userId), gte(restWeeks.monday, from)))
    .orderBy(restWeeks.monday)
  return rows.map(({ monday }) => monday)
}
