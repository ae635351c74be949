import { Link } from '@tanstack/react-router'
import { Users } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import type { VolunteerMatch } from '#contract/matching/volunteer-matches.ts'
import { describeSkills } from '#contract/i18n/skills-and-causes.ts'
import { formatIntroduction } from '#domain/profiles/introduction.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import { dashboardsCatalog } from '#web/features/dashboards/texts/dashboards-texts.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { UnfoldButton, UnfoldMark } from '#web/ui/actions/unfold-button.tsx'
import { matchVariantOf } from '#web/lib/format/match-color.ts'
import { toLoadMoreProps } from '#web/lib/calls/load-more.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Avatar } from '#web/ui/display/avatar.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadMoreList } from '#web/ui/display/load-more-list.tsx'
import { LabelList } from '#web/ui/forms/label-list.tsx'
import { useVolunteerMatches } from './api.ts'
import { MatchReasons } from './match-reasons.tsx'
import { VolunteersLoading } from './volunteer-matches.tsx'
import { matchingCatalog } from '#web/features/projects/texts/matching-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'

/** Reasons in the closed row. */
const strongest = 2

type VolunteerMatchListProps = {
  projectId: string
  /** What the reader can do about a volunteer, such as inviting them. */
  contact: (volunteer: VolunteerMatch) => ReactNode
}

/** Loads after the project, whose other readers don't have it. */
export function VolunteerMatchList({ projectId, contact }: VolunteerMatchListProps) {
  const { volunteers: texts } = useTexts(matchingCatalog)
  const list = useVolunteerMatches(projectId)
  const [opened, setOpened] = useState<string | null>(null)
  const { data, isError, isFetching, refetch } = list
  if (!data) {
    if (isError) {
      return <ErrorState as="h3" title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
    }
    return <VolunteersLoading />
  }
  const found = data.pages.flatMap(({ items }) => items)
  if (found.length === 0) {
    return <EmptyState as="h3" icon={Users} title={texts.none} text={texts.noneText} />
  }
  return (
    <LoadMoreList
      label={texts.heading}
      className="border-line bg-surface divide-line divide-y overflow-hidden rounded-lg border"
      items={found.map((volunteer) => ({
        key: volunteer.userId,
        content: (
          <Volunteer
            volunteer={volunteer}
            isOpen={opened === volunteer.userId}
            onOpen={() => setOpened(opened === volunteer.userId ? null : volunteer.userId)}
          >
            {contact(volunteer)}
          </Volunteer>
        ),
      }))}
      {...toLoadMoreProps(list, texts.moreFailed)}
      moreLabel={texts.more}
    />
  )
}

type VolunteerProps = {
  volunteer: VolunteerMatch
  isOpen: boolean
  onOpen: () => void
  /** What the reader can do, such as inviting them. */
  children: ReactNode
}

/** A volunteer in one row with the first two reasons: the name opens the rest below it. */
function Volunteer({ volunteer, isOpen, onOpen, children }: VolunteerProps) {
  const { volunteers: texts } = useTexts(matchingCatalog)
  const { matchScore } = useTexts(dashboardsCatalog)
  const { name, profileImageUrl, matchReasons, matchScore: score } = volunteer
  const introduction = formatIntroduction(volunteer)
  const nameId = useId()
  const detailId = useId()
  const reasons = matchReasons.slice(0, strongest)
  return (
    <article aria-labelledby={nameId} className="wrap-anywhere">
      <div className="hover:bg-sunken/60 relative grid min-h-15 grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-3 gap-y-2 px-4 py-2 sm:grid-cols-[auto_minmax(0,1fr)_auto_auto_auto]">
        <Avatar name={name} imageUrl={profileImageUrl} />
        <div className="min-w-0">
          <div className="flex items-baseline gap-x-2">
            <h3 className="max-w-full shrink-0 text-[0.9375rem] leading-5.5">
              <UnfoldButton id={nameId} isOpen={isOpen} controls={detailId} dir="auto" onClick={onOpen}>
                {name}
              </UnfoldButton>
            </h3>
            {introduction && (
              <p className="text-muted min-w-0 truncate text-[0.8125rem] leading-5 max-sm:hidden" dir="auto">
                {introduction}
              </p>
            )}
          </div>
          <p className="text-muted line-clamp-2 text-[0.8125rem] leading-5 sm:line-clamp-1" dir="auto">
            {reasons.map(({ description }) => description).join(' · ')}
          </p>
        </div>
        <Badge variant={matchVariantOf(score)} className="tabular-nums">
          {matchScore({ score })}
        </Badge>
        {children && (
          // On a phone they show once the row is open, so that more people are on the screen.
          <div
            className={joinClasses(
              'no-print relative z-1 flex flex-wrap gap-2 max-sm:order-last max-sm:col-span-3 max-sm:col-start-2',
              !isOpen && 'max-sm:hidden',
            )}
          >
            {children}
          </div>
        )}
        <UnfoldMark isOpen={isOpen} />
      </div>
      {isOpen && (
        <div id={detailId}>
          <VolunteerDetail volunteer={volunteer} label={texts.reasonsOf({ name })} />
        </div>
      )}
    </article>
  )
}

/** What they can do, why they fit, and their portfolio. */
function VolunteerDetail({ volunteer, label }: { volunteer: VolunteerMatch; label: string }) {
  const { volunteers: texts } = useTexts(matchingCatalog)
  const labels = useTexts(skillsAndCausesCatalog)
  const { userId, name, skills, isPortfolioPublic } = volunteer
  const introduction = formatIntroduction(volunteer)
  return (
    <div className="grid grid-cols-1 gap-4 px-4 pt-1 pb-4 sm:ps-16">
      {introduction && <p className="text-muted text-sm sm:hidden">{introduction}</p>}
      <LabelList name={texts.skills} labels={describeSkills(labels, skills)} variant="outline" />
      <MatchReasons {...volunteer} label={label} />
      {isPortfolioPublic && (
        <Link
          {...paths.portfolio(userId)}
          aria-label={texts.portfolioOf({ name })}
          className="link target-44 justify-self-start text-sm"
        >
          {texts.portfolio}
        </Link>
      )}
    </div>
  )
}
