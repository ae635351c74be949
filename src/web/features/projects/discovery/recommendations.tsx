import { Link } from '@tanstack/react-router'
import { Sparkles } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import type { Recommendation } from '#contract/projects/discovery.ts'
import { describeSkills } from '#contract/i18n/skills-and-causes.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import { matchBandOf, type MatchBand } from '#domain/matching/scoring/factors.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { InView, useSeenMatches } from '#web/lib/calls/seen-matches.tsx'
import { Badge, type BadgeVariant } from '#web/ui/display/badge.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { NothingYet } from '#web/ui/feedback/nothing-yet.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { LabelList } from '#web/ui/forms/label-list.tsx'
import { TitleText } from '#web/ui/display/title-text.tsx'
import { dashboardsCatalog } from '#web/features/dashboards/texts/dashboards-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { GeneralNote } from '#web/features/projects/matching/general-note.tsx'
import { ReasonList } from '#web/features/projects/matching/reason-list.tsx'
import { OrganizationLine } from '#web/features/projects/organization-line.tsx'
import { describeHours, describeOpenness, describePlace } from '#web/features/projects/project-display.ts'
import { UnderReviewBadge } from '#web/features/projects/project-marks.tsx'
import { projectsCatalog } from '#web/features/projects/texts/projects-texts.ts'
import { SaveMark } from '#web/features/projects/save-button.tsx'
import type { useRecommendations } from './recommendations-api.ts'

const skillFilters = 5
const shownRequired = 3
const gridClasses = 'grid grid-cols-1 gap-5 lg:grid-cols-2'
const bandVariants: Record<MatchBand, BadgeVariant> = { perfect: 'success', good: 'primary' }

/** "Perfect Match" or "Good Match" with the score; below that the score alone (decision A26). */
export function MatchBadge({ score }: { score: number }) {
  const { bands, matchScore } = useTexts(dashboardsCatalog)
  const band = matchBandOf(score)
  return (
    <span className="flex flex-wrap items-center gap-2">
      {band && <Badge variant={bandVariants[band]}>{bands[band]}</Badge>}
      <span className="text-muted text-sm tabular-nums">{matchScore({ score })}</span>
    </span>
  )
}

/** Recommended projects with the reasons (spec F2.12). */
export function Recommendations({ query }: { query: ReturnType<typeof useRecommendations> }) {
  const { volunteer: texts } = useTexts(dashboardsCatalog)
  const onSeen = useSeenMatches({ list: 'recommendations', order: 'recommended' })
  const { data, isError, isFetching, refetch } = query
  if (!data) {
    if (isError) {
      return (
        <ErrorState
          title={texts.recommendationsFailed}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )
    }
    return (
      <LoadingRegion className={gridClasses}>
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} className="h-80 rounded-lg" />
        ))}
      </LoadingRegion>
    )
  }
  if (data.length === 0) {
    return (
      <NothingYet
        icon={Sparkles}
        title={texts.noRecommendations}
        text={texts.noRecommendationsText}
        browse={texts.browse}
      />
    )
  }
  return (
    <div className="grid gap-5">
      <GeneralNote matches={data} />
      <ul className={gridClasses}>
        {data.map((project) => (
          <li key={project.id}>
            <InView onSeen={() => onSeen(project.id)}>
              <RecommendationCard project={project} />
            </InView>
          </li>
        ))}
      </ul>
    </div>
  )
}

function RecommendationCard({ project }: { project: Recommendation }) {
  const projectsTexts = useTexts(projectsCatalog)
  const { volunteer: texts } = useTexts(dashboardsCatalog)
  const labels = useTexts(skillsAndCausesCatalog)
  const titleId = useId()
  const skills = [...project.requiredSkills, ...project.preferredSkills].slice(0, skillFilters)
  return (
    <Card as="article" aria-labelledby={titleId} className="flex h-full flex-col gap-3 wrap-anywhere">
      <div className="flex items-start justify-between gap-3">
        <MatchBadge score={project.matchScore} />
        <SaveMark project={project} />
      </div>
      <h3 id={titleId} className="text-lg leading-snug">
        <Link
          {...paths.project(project.id)}
          className="text-ink decoration-1 underline-offset-4 hover:underline"
          dir="auto"
        >
          <TitleText text={project.title} />
        </Link>
      </h3>
      <OrganizationLine
        id={project.organizationId}
        name={project.organizationName}
        logoUrl={project.organizationLogoUrl}
        verified={project.organizationVerified}
      />
      {project.isUnderReview && (
        <p>
          <UnderReviewBadge />
        </p>
      )}
      <p className="text-muted line-clamp-3 text-sm" dir="auto">
        {project.description}
      </p>
      <p className="text-muted text-sm">
        {[
          describeHours(projectsTexts, project.timeCommitment),
          describePlace(projectsTexts, project),
          describeOpenness(projectsTexts, project),
        ].join(' · ')}
      </p>
      <Skills name={texts.required}>
        <LabelList
          name={texts.required}
          labels={describeSkills(labels, project.requiredSkills)}
          variant="primary"
          limit={shownRequired}
        />
      </Skills>
      {skills.length > project.requiredSkills.length && (
        <Skills name={texts.skills}>
          <LabelList name={texts.skills} labels={describeSkills(labels, skills)} variant="outline" />
        </Skills>
      )}
      <details className="group mt-auto text-sm">
        <summary className="text-primary-ink min-h-11 content-center font-medium">{texts.why}</summary>
        <ReasonList reasons={project.matchReasons} name={{}} className="grid gap-1.5 pb-1">
          {({ description, score }) => (
            <div className="flex justify-between gap-4">
              {description}
              <span className="text-muted shrink-0 tabular-nums">{texts.points({ points: score })}</span>
            </div>
          )}
        </ReasonList>
      </details>
    </Card>
  )
}

function Skills({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <p aria-hidden className="text-muted mb-1 text-xs">
        {name}
      </p>
      {children}
    </div>
  )
}
