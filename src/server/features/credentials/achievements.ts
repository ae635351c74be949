/** Badges and signed-off work as achievements of a credential. */
import { formatLongDate } from '#contract/i18n/dates.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import { describeBadge } from '#contract/i18n/rewards-names.ts'
import { rewardsNamesCatalog } from '#contract/texts/rewards-names-texts.ts'
import type { BadgeId } from '#domain/rewards/badges.ts'
import type { Issuer } from './issuer.ts'
import type { Achievement, Recipient } from './open-badge.ts'
import type { findAward, findWork } from './queries.ts'
import { credentialDocumentsCatalog } from './texts/credential-documents-texts.ts'

type Work = NonNullable<Awaited<ReturnType<typeof findWork>>>
type Award = NonNullable<Awaited<ReturnType<typeof findAward>>> & { badgeId: BadgeId }

/** Who receives it. */
export function recipientOf(
  person: Pick<Work, 'firstName' | 'lastName' | 'email' | 'emailVerifiedAt'>,
): Recipient {
  return {
    email: person.email,
    isEmailVerified: person.emailVerifiedAt !== null,
    name: formatFullName(person),
  }
}

/** Work that an organization signed off. */
export function workOf(work: Work, { addressOf, language }: Issuer): Achievement {
  const { title, organizationName: organization, hours, automaticHours, scope, startedAt, endedAt } = work
  const texts = credentialDocumentsCatalog.read(language).work
  const endedOn = formatLongDate(language, endedAt)
  return {
    id: addressOf(`/project/${work.projectId}`),
    type: 'CommunityService',
    name: title,
    description: texts.description({ organization }),
    criteria: texts.criteria({ organization }),
    validFrom: endedAt,
    evidence: [
      { name: title, narrative: texts.evidence({ organization, hours, endedOn }) },
      ...(automaticHours > 0
        ? [
            {
              name: texts.automatic,
              narrative: texts.automaticHours({ organization, hours: automaticHours }),
            },
          ]
        : []),
    ],
    scope: scope && {
      version: scope.version,
      name: texts.scope({ version: scope.version }),
      narrative: texts.scopeHash({ hash: scope.hash }),
    },
    work: {
      organization: { address: addressOf(`/organizations/${work.organizationId}`), name: organization },
      hours,
      startedAt,
      endedAt,
    },
  }
}

/** A badge, with the work that earned it. */
export function badgeOf({ badgeId, earnedAt, works }: Award, { addressOf, language }: Issuer): Achievement {
  const texts = credentialDocumentsCatalog.read(language).badge
  const { name, description } = describeBadge(rewardsNamesCatalog.read(language), badgeId)
  return {
    // The page that describes its criteria.
    id: addressOf(`/help/rewards#${badgeId}`),
    type: 'Badge',
    name,
    description,
    criteria: texts.criteria({ description }),
    validFrom: earnedAt,
    evidence: works.map(({ title, organizationName, endedAt }) => ({
      name: title,
      narrative: texts.evidence({ organization: organizationName, on: formatLongDate(language, endedAt) }),
    })),
    scope: null,
    work: null,
  }
}
