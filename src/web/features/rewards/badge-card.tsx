import { formatList } from '#contract/i18n/lists.ts'
import { Link } from '@tanstack/react-router'
import { BadgeCheck, ShieldX } from 'lucide-react'
import { use, useId } from 'react'
import type { EarnedBadge } from '#contract/rewards/rewards.ts'
import { rewardsNamesCatalog } from '#contract/texts/rewards-names-texts.ts'
import type { badges } from '#domain/rewards/badges.ts'
import type { BadgeCategory, BadgeIcon, BadgeRarity } from '#domain/rewards/rewards.ts'
import { formatDate } from '#web/lib/format/format-time.ts'
import { TimeZoneContext } from '#web/lib/format/time-zone.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Disclosure } from '#web/ui/actions/disclosure.tsx'
import { VisuallyHidden } from '#web/ui/feedback/visually-hidden.tsx'
import { useTexts, useLanguage } from '#web/lib/language/texts.ts'
import { BadgeMedal, rarityVariant } from './badge-medal.tsx'
import { rewardsCatalog } from './texts/rewards-texts.ts'

type BadgeFaceProps = {
  titleId: string
  name: string
  description: string
  icon: BadgeIcon
  rarity: BadgeRarity
  category: BadgeCategory
  isEarned: boolean
}

/** A badge's description, earned or not. */
function BadgeFace({ titleId, name, description, icon, rarity, category, isEarned }: BadgeFaceProps) {
  const { badges: texts } = useTexts(rewardsCatalog)
  return (
    <div className="flex items-start gap-4">
      <BadgeMedal icon={icon} rarity={rarity} isEarned={isEarned} />
      <div className="min-w-0 flex-1">
        <h3 id={titleId} className="text-lg leading-snug">
          {name}
        </h3>
        <p className="text-muted mt-1 text-sm">{description}</p>
        <p className="mt-2.5 flex flex-wrap gap-1.5">
          <Badge variant={rarityVariant(rarity)}>
            <VisuallyHidden>{texts.rarity}: </VisuallyHidden>
            {texts.rarities[rarity]}
          </Badge>
          <Badge>
            <VisuallyHidden>{texts.category}: </VisuallyHidden>
            {texts.categories[category]}
          </Badge>
        </p>
      </div>
    </div>
  )
}

/** An earned badge: when, for which work, and its credential. */
export function BadgeCard({ badge, isShort = false }: { badge: EarnedBadge; isShort?: boolean }) {
  const language = useLanguage()
  const { badges: texts } = useTexts(rewardsCatalog)
  const timeZone = use(TimeZoneContext)
  const titleId = useId()
  const { name, evidence, credentialId, isCredentialRevoked } = badge
  const Icon = isCredentialRevoked ? ShieldX : BadgeCheck
  return (
    <Card as="article" aria-labelledby={titleId} className="flex h-full flex-col gap-4 wrap-anywhere">
      <BadgeFace {...badge} titleId={titleId} isEarned />
      <div className="mt-auto flex min-h-9 flex-wrap items-center justify-between gap-x-4 text-sm">
        <time dateTime={badge.earnedAt} className="font-medium">
          {texts.earnedOn({ day: formatDate(language, badge.earnedAt, timeZone) })}
        </time>
        {!isShort && credentialId !== null && (
          <Link
            {...paths.credential(credentialId)}
            aria-label={isCredentialRevoked ? texts.revokedOf({ name }) : texts.credentialOf({ name })}
            className="link inline-flex min-h-9 items-center gap-1.5"
          >
            <Icon aria-hidden className="size-4" />
            {isCredentialRevoked ? texts.revoked : texts.credential}
          </Link>
        )}
      </div>
      {!isShort && evidence.length > 0 && <Evidence evidence={evidence} />}
    </Card>
  )
}

/** The work that earned the badge. */
function Evidence({ evidence }: Pick<EarnedBadge, 'evidence'>) {
  const language = useLanguage()
  const { badges: texts } = useTexts(rewardsCatalog)
  const timeZone = use(TimeZoneContext)
  return (
    <Disclosure title={texts.evidence}>
      <ul className="grid gap-2 text-sm">
        {evidence.map(({ applicationId, projectTitle, organizationName, at }) => (
          <li key={`${applicationId ?? ''}${at}`}>
            <span className="block font-medium">
              {formatList(language, [projectTitle, organizationName]) || texts.noProject}
            </span>
            <time dateTime={at} className="text-muted">
              {formatDate(language, at, timeZone)}
            </time>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

/** A badge not earned yet, with its requirement. */
export function OpenBadgeCard({ badge }: { badge: (typeof badges)[number] }) {
  const { asks } = useTexts(rewardsCatalog).badges
  const { name } = useTexts(rewardsNamesCatalog).badges[badge.id]
  const titleId = useId()
  const requirement = asks[badge.asks.stat]({ count: badge.asks.atLeast })
  return (
    <article
      aria-labelledby={titleId}
      className="border-line-strong/60 h-full rounded-lg border border-dashed p-5 wrap-anywhere"
    >
      <BadgeFace {...badge} name={name} description={requirement} titleId={titleId} isEarned={false} />
    </article>
  )
}
