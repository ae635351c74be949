import type { User } from '#contract/accounts/accounts.ts'
import { describeBadge } from '#contract/i18n/rewards-names.ts'
import type { Portfolio, PortfolioWork } from '#contract/portfolios/portfolios.ts'
import { rewardsNamesCatalog, type RewardsNamesTexts } from '#contract/texts/rewards-names-texts.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import { badgeRules, isBadgeId } from '#domain/rewards/badges.ts'
import { findSkillEvidence } from '#domain/portfolios/portfolios.ts'
import { averageOf } from '#domain/reviews/reviews.ts'
import type { Context } from '#server/context.ts'
import { toIntroduction } from '#server/queries/applications/introductions.ts'
import { findPlacements } from '#server/queries/matching/skill-placements.ts'
import {
  findPerson,
  listBadges,
  listWorks,
  sumRatings,
  sumWorks,
  type BadgeRow,
  type WorkRow,
} from './queries.ts'

/** A volunteer's portfolio as the reader may see it; null if there is none for them. */
export async function findPortfolio(ctx: Context<User | null>, id: string): Promise<Portfolio | null> {
  const { db, actor, language } = ctx
  const person = await findPerson(db, id, actor?.id ?? null)
  if (!person) return null
  const isOwn = actor?.id === person.id
  const [rows, totals, ratings, badges, placements] = await Promise.all([
    listWorks(db, person.id, { withOmitted: isOwn }),
    sumWorks(db, person.id),
    sumRatings(db, person.id),
    listBadges(db, person.id),
    findPlacements(db),
  ])
  const works = rows.map(presentWork)
  const { profile } = person
  const names = rewardsNamesCatalog.read(language)
  return {
    id: person.id,
    name: formatFullName(person),
    imageUrl: person.imageUrl,
    ...toIntroduction(profile),
    ...(profile ? presentProfile(profile) : emptyProfile),
    // Skill evidence is based only on work that others can see.
    skills: findSkillEvidence(
      profile?.skills ?? [],
      works.filter(({ isOmitted }) => !isOmitted),
      placements,
    ),
    works,
    totals,
    badges: badges.flatMap((badge) => presentBadge(names, badge, isOwn)),
    averageRating: averageOf(ratings),
    totalReviews: ratings.ratingCount,
    createdAt: person.createdAt.toISOString(),
    isOwn,
    viewer: actor && { hasReported: person.hasReported },
    hasProfile: profile !== null,
  }
}

type Profile = NonNullable<NonNullable<Awaited<ReturnType<typeof findPerson>>>['profile']>

const presentProfile = (profile: Profile) => ({
  bio: profile.bio,
  language: profile.language,
  location: profile.location,
  website: profile.website,
  linkedinUrl: profile.linkedinUrl,
  causes: profile.preferredCauses,
  projects: profile.portfolio,
  isPublic: profile.isPortfolioPublic,
})

/** For someone without a profile yet. */
const emptyProfile = {
  bio: '',
  language: null,
  location: null,
  website: null,
  linkedinUrl: null,
  causes: [],
  projects: [],
  isPublic: false,
}

function presentWork(row: WorkRow): PortfolioWork {
  const { id, confirmedHours, automaticHours, isOmitted, isNamed } = row
  return {
    id,
    confirmedHours,
    automaticHours,
    scopeVersion: row.scope?.version ?? null,
    isOmitted,
    project: isNamed ? { ...row.project, outcome: row.outcome } : null,
    organization: isNamed ? row.organization : null,
    skills: isNamed ? [...row.requiredSkills, ...row.preferredSkills] : [],
    startedAt: row.startedAt.toISOString(),
    completedAt: row.completedAt.toISOString(),
    ...(isNamed ? presentCredential(row) : presentCredential(noCredential)),
  }
}

const noCredential = { credentialId: null, revokedAt: null }

/** Anyone can check a valid credential. A revoked one is shown as revoked. */
function presentCredential({ credentialId, revokedAt }: Pick<WorkRow, 'credentialId' | 'revokedAt'>) {
  return revokedAt === null
    ? { credentialId, revokedCredentialId: null }
    : { credentialId: null, revokedCredentialId: credentialId }
}

/** A badge with its words; empty if the rule no longer exists. */
function presentBadge(
  names: RewardsNamesTexts,
  { badgeId: id, earnedAt, ...row }: BadgeRow,
  isOwn: boolean,
): Portfolio['badges'] {
  if (!isBadgeId(id)) return []
  const { icon, rarity } = badgeRules[id]
  const credential = isOwn || row.revokedAt === null ? row : noCredential
  const at = earnedAt.toISOString()
  return [{ id, ...describeBadge(names, id), icon, rarity, earnedAt: at, ...presentCredential(credential) }]
}
