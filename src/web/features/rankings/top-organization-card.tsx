import { Link } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import { useId } from 'react'
import type { TopOrganization } from '#contract/rankings/top-organizations.ts'
import { describeCauses } from '#contract/i18n/skills-and-causes.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import { isWebAddress } from '#domain/text/web-address.ts'
import { describeAnswers } from '#contract/i18n/responses.ts'
import { responsesCatalog } from '#contract/texts/responses-texts.ts'
import { truncateText } from '#web/lib/format/truncate-text.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Avatar } from '#web/ui/display/avatar.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { LabelList } from '#web/ui/forms/label-list.tsx'
import { VisuallyHidden } from '#web/ui/feedback/visually-hidden.tsx'
import { BadgeList } from './badge-list.tsx'
import { StatRow } from './stat-row.tsx'
import { RatingLine } from './rating-line.tsx'
import { topOrganizationsCatalog, type TopOrganizationsTexts } from './texts/top-organizations-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { TierBadge } from './tier-badge.tsx'

const shownDescription = 150
const shownAreas = 3

/** An organization in the list (spec F2, F9). */
export function TopOrganizationCard({ organization }: { organization: TopOrganization }) {
  const topOrganizationsTexts = useTexts(topOrganizationsCatalog)
  const labels = useTexts(skillsAndCausesCatalog)
  const responses = useTexts(responsesCatalog)
  const { card: texts } = topOrganizationsTexts
  const { id, name, stats, description, website } = organization
  const titleId = useId()
  return (
    <Card as="article" aria-labelledby={titleId} className="flex h-full flex-col gap-4 wrap-anywhere">
      <div className="flex items-start gap-4">
        <Avatar name={name} imageUrl={organization.logoUrl} size="lg" />
        <div className="min-w-0 flex-1">
          <h2 id={titleId} className="text-lg leading-snug">
            <Link
              {...paths.organization(id)}
              className="text-ink decoration-1 underline-offset-4 hover:underline"
              dir="auto"
            >
              {name}
            </Link>
          </h2>
          <p className="text-muted mt-0.5 text-sm">{describeHere(topOrganizationsTexts, organization)}</p>
          <p className="text-muted mt-0.5 text-sm">
            {describeAnswers(responses, organization.response) ?? responses.noneYet}
          </p>
          <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <TierBadge tier={organization.tier} />
            <RatingLine {...stats} />
          </div>
        </div>
        <TrustScore percent={organization.trustScore} />
      </div>
      <p className={description ? 'text-sm' : 'text-muted text-sm'}>
        {description ? truncateText(description, shownDescription) : texts.noText}
      </p>
      <LabelList
        name={texts.focusAreas}
        labels={describeCauses(labels, organization.focusAreas.slice(0, shownAreas))}
        variant="outline"
      />
      <BadgeList badges={organization.badges} />
      <div className="border-line mt-auto grid gap-4 border-t pt-4">
        <StatRow
          stats={[
            [texts.peopleHelped, stats.impactMetrics.peopleHelped],
            [texts.projects, stats.projectsCompleted],
            [texts.volunteers, stats.volunteersWorkedWith],
          ]}
        />
        <div className="flex flex-wrap gap-2">
          <Button asChild className="flex-auto px-3">
            <Link {...paths.organization(id)} aria-describedby={titleId}>
              {texts.viewProfile}
            </Link>
          </Button>
          <Button asChild variant="secondary" className="flex-auto px-3">
            <Link {...paths.projectsOf(id)} aria-describedby={titleId}>
              {texts.viewProjects}
            </Link>
          </Button>
          {website && isWebAddress(website) && (
            <Button asChild variant="secondary" className="w-11 shrink-0 px-0">
              <a
                href={website}
                target="_blank"
                rel="noopener noreferrer nofollow"
                aria-label={texts.websiteOf({ name })}
                title={texts.websiteOf({ name })}
              >
                <ExternalLink aria-hidden />
              </a>
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}

/** City, state and the year it joined. */
function describeHere(
  topOrganizationsTexts: TopOrganizationsTexts,
  { location: { city, state }, joinedAt }: TopOrganization,
): string {
  const { card: texts } = topOrganizationsTexts
  const place = [city, state].filter(Boolean).join(', ')
  // The same year for every reader, on the server and in the browser.
  return [place, texts.joined({ year: new Date(joinedAt).getUTCFullYear() })].filter(Boolean).join(' · ')
}

/** The trust score in percent; "New" without one. */
function TrustScore({ percent }: { percent: number | null }) {
  const { card: texts } = useTexts(topOrganizationsCatalog)
  return (
    <p className="shrink-0 text-end">
      <span
        aria-hidden
        className="font-heading text-primary-ink block text-2xl leading-none font-bold tabular-nums"
      >
        {percent === null ? texts.trustNew : texts.trustValue({ percent })}
      </span>
      <span aria-hidden className="text-muted mt-1 block text-xs">
        {texts.trust}
      </span>
      <VisuallyHidden>
        {percent === null ? texts.trustNewSpoken : texts.trustSpoken({ percent })}
      </VisuallyHidden>
    </p>
  )
}
