import { Link } from '@tanstack/react-router'
import { Users } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import type { VolunteerMatch } from '#contract/matching/volunteer-matches.ts'
import { describeSkills } from '#contract/i18n/skills-and-causes.ts'
import { formatIntroduction } from '#contract/profiles/introduction.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import { toLoadMoreProps } from '#web/lib/load-more.ts'
import { paths, volunteerMatchesId } from '#web/lib/paths.ts'
import { Avatar } from '#web/ui/display/avatar.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Disclosure } from '#web/ui/actions/disclosure.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadMoreList } from '#web/ui/display/load-more-list.tsx'
import { LabelList } from '#web/ui/forms/label-list.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Panel } from '#web/ui/display/stat-card.tsx'
import { useVolunteerMatches } from './api.ts'
import { MatchReasons } from './match-reasons.tsx'
import { matchingCatalog } from '#web/features/projects/texts/matching-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
import { ScoreBadge } from './score-badge.tsx'

const skillFilters = 5

export type VolunteerMatchesProps = {
  projectId: string
  /** Link to write to a volunteer. */
  contact?: (volunteer: VolunteerMatch) => ReactNode
}

/**
 * A project's matching volunteers, for members of its organization: only volunteers whom organizations may find
 * (decision B12).
 */
export function VolunteerMatches({ projectId, contact }: VolunteerMatchesProps) {
  const { volunteers: texts } = useTexts(matchingCatalog)
  return (
    <Panel id={volunteerMatchesId} title={texts.heading}>
      <p className="text-muted measure -mt-2 mb-4 text-sm">{texts.text}</p>
      <Found projectId={projectId} {...(contact && { contact })} />
    </Panel>
  )
}

function Found({ projectId, contact }: VolunteerMatchesProps) {
  const { volunteers: texts } = useTexts(matchingCatalog)
  const list = useVolunteerMatches(projectId)
  const { data, isError, isFetching, refetch } = list
  if (!data) {
    if (isError) {
      return <ErrorState as="h3" title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
    }
    return (
      <LoadingRegion className="grid gap-4">
        {Array.from({ length: 3 }, (_, index) => (
          <Skeleton key={index} className="h-32 rounded-lg" />
        ))}
      </LoadingRegion>
    )
  }
  const found = data.pages.flatMap(({ items }) => items)
  if (found.length === 0) {
    return <EmptyState as="h3" icon={Users} title={texts.none} text={texts.noneText} />
  }
  return (
    <LoadMoreList
      label={texts.heading}
      className="border-line bg-surface shadow-card divide-line divide-y overflow-hidden rounded-lg border"
      items={found.map((volunteer) => ({
        key: volunteer.userId,
        content: <Volunteer volunteer={volunteer}>{contact?.(volunteer)}</Volunteer>,
      }))}
      {...toLoadMoreProps(list, texts.moreFailed)}
      moreLabel={texts.more}
    />
  )
}

function Volunteer({ volunteer, children }: { volunteer: VolunteerMatch; children: ReactNode }) {
  const { volunteers: texts } = useTexts(matchingCatalog)
  const labels = useTexts(skillsAndCausesCatalog)
  const { userId, name, profileImageUrl, skills, matchScore } = volunteer
  const introduction = formatIntroduction(volunteer)
  const nameId = useId()
  return (
    <article aria-labelledby={nameId} className="grid grid-cols-1 gap-3 p-4 wrap-anywhere sm:p-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-1 basis-60 items-center gap-3">
          <Avatar name={name} imageUrl={profileImageUrl} />
          <div className="min-w-0">
            <h3 id={nameId} className="text-base" dir="auto">
              {name}
            </h3>
            {introduction && <p className="text-muted line-clamp-2 text-sm">{introduction}</p>}
          </div>
        </div>
        <ScoreBadge score={matchScore} />
      </div>
      <LabelList
        name={texts.skills}
        labels={describeSkills(labels, skills)}
        variant="outline"
        limit={skillFilters}
      />
      <Disclosure name="why-they-fit" title={texts.reasonsOf({ name })}>
        <MatchReasons {...volunteer} label={texts.reasonsOf({ name })} />
      </Disclosure>
      {(volunteer.isPortfolioPublic || children) && (
        <div className="no-print flex flex-wrap gap-2">
          {children}
          {volunteer.isPortfolioPublic && (
            <Button asChild size="sm" variant="ghost">
              <Link {...paths.portfolio(userId)} aria-label={texts.portfolioOf({ name })}>
                {texts.portfolio}
              </Link>
            </Button>
          )}
        </div>
      )}
    </article>
  )
}
