import { Link } from '@tanstack/react-router'
import type { OrganizationRanking } from '#contract/rankings/top-organizations.ts'
import { organizationBadgesCatalog } from '#contract/texts/organization-badges-texts.ts'
import { responseRule } from '#domain/applications/responses.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Card } from '#web/ui/display/card.tsx'
import { topOrganizationsCatalog } from './texts/top-organizations-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { TierBadge } from './tier-badge.tsx'

/** An organization's ranking, with every component of its score. */
export function RankingPanel({ ranking }: { ranking: OrganizationRanking }) {
  const { ranking: texts, card } = useTexts(topOrganizationsCatalog)
  const badgeTexts = useTexts(organizationBadgesCatalog)
  const { tier, trustScore, isNew, badges } = ranking
  const trustParts = ranking.trustParts ?? []
  return (
    <Card as="section" aria-labelledby="organization-ranking" className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="organization-ranking" className="text-lg">
          {texts.heading}
        </h2>
        <TierBadge tier={tier} size="md" />
      </div>
      <div className="grid gap-3">
        <p className="flex items-baseline justify-between gap-3">
          <span className="text-muted text-sm">{texts.trust}</span>
          <span className="font-heading text-2xl font-bold tabular-nums">
            {trustScore === null ? card.trustNew : card.trustValue({ percent: trustScore })}
          </span>
        </p>
        {isNew && <p className="text-muted text-sm">{texts.new(responseRule)}</p>}
        <ul className="grid gap-2.5 empty:hidden">
          {trustParts.map(({ part, points, of }) => (
            <li key={part} className="grid gap-1">
              <div className="flex justify-between gap-3 text-sm">
                <span>{texts.parts[part]}</span>
                <span className="text-muted tabular-nums">{texts.part({ points, of })}</span>
              </div>
              <div aria-hidden className="bg-line h-1.5 overflow-hidden rounded-full">
                <svg
                  className="block size-full rtl:-scale-x-100"
                  preserveAspectRatio="none"
                  viewBox={`0 0 ${of} 1`}
                >
                  <rect width={points} height="1" className="fill-primary" />
                </svg>
              </div>
            </li>
          ))}
        </ul>
      </div>
      {badges.length > 0 && (
        <div className="grid gap-2">
          <h3 className="text-muted font-sans text-sm font-normal">{texts.badges}</h3>
          <dl className="grid gap-2.5">
            {badges.map(({ type, description }) => (
              <div key={type}>
                <dt className="text-sm font-semibold">{badgeTexts.names[type]}</dt>
                <dd className="text-muted text-sm">{description}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <Link {...paths.help('top-organizations')} className="link">
          {texts.help}
        </Link>
        <Link {...paths.topOrganizations()} className="link">
          {texts.all}
        </Link>
      </p>
    </Card>
  )
}
