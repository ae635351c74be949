/** Short lists of projects and organizations on the dashboard, each cut to its documented length (spec F9). */
import { Link } from '@tanstack/react-router'
import { Star } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import type { ProjectCard } from '#contract/projects/projects.ts'
import { isTopRated } from '#domain/projects/projects.ts'
import { truncateText } from '#web/lib/format/truncate-text.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Row, RowList } from '#web/ui/display/row-list.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { describeHours } from '#web/features/projects/project-display.ts'
import { UnderReviewBadge } from '#web/features/projects/project-marks.tsx'
import { projectsCatalog } from '#web/features/projects/texts/projects-texts.ts'
import { SaveMark } from '#web/features/projects/save-button.tsx'
import { useFeaturedProjects, useTopOrganizations, useTopRatedProjects } from './api.ts'
import { useRecommendations } from './recommendations-api.ts'
import { MatchBadge } from './recommendations.tsx'
import { dashboardsCatalog } from '#web/features/dashboards/texts/dashboards-texts.ts'
import { uiCatalog } from '#web/ui/texts/ui-texts.ts'
import { TitleText } from '#web/ui/display/title-text.tsx'
import { InView, useSeenMatches } from '#web/lib/calls/seen-matches.tsx'
import { useTexts } from '#web/lib/language/texts.ts'

const featured = { count: 3, characters: 100 }
const top = { count: 2, characters: 60 }
const recommended = 3
const rowLink = 'text-ink decoration-1 underline-offset-4 hover:underline'

type ProjectRowProps = Pick<ComponentProps<typeof Row>, 'text' | 'aside'> & {
  project: Pick<ProjectCard, 'id' | 'title' | 'organizationName' | 'organizationLogoUrl' | 'isUnderReview'>
}

function ProjectRow({ project, aside, ...row }: ProjectRowProps) {
  return (
    <Row
      {...row}
      name={project.organizationName}
      imageUrl={project.organizationLogoUrl}
      title={
        <Link to="/projects/$id" params={{ id: project.id }} className={rowLink} dir="auto">
          <TitleText text={project.title} />
        </Link>
      }
      aside={
        <>
          {project.isUnderReview && <UnderReviewBadge />}
          {aside}
        </>
      }
    />
  )
}

/** Three featured projects. */
export function FeaturedList() {
  const projectsTexts = useTexts(projectsCatalog)
  const { generic } = useTexts(dashboardsCatalog)
  return (
    <QueryRows
      query={useFeaturedProjects()}
      most={featured.count}
      empty={generic.noFeatured}
      label={generic.featured}
    >
      {(project) => (
        <ProjectRow
          key={project.id}
          project={project}
          text={truncateText(project.description, featured.characters)}
          aside={
            <>
              <span className="text-muted">{describeHours(projectsTexts, project.timeCommitment)}</span>
              <SaveMark project={project} />
            </>
          }
        />
      )}
    </QueryRows>
  )
}

/** Three recommended projects with their match. */
export function RecommendedList() {
  const { generic } = useTexts(dashboardsCatalog)
  const onSeen = useSeenMatches({ list: 'recommendations', order: 'recommended' })
  return (
    <QueryRows
      query={useRecommendations()}
      most={recommended}
      empty={generic.noRecommended}
      label={generic.recommended}
    >
      {(project) => (
        <ProjectRow
          key={project.id}
          project={project}
          text={project.organizationName}
          aside={
            <InView onSeen={() => onSeen(project.id)}>
              <MatchBadge score={project.matchScore} />
            </InView>
          }
        />
      )}
    </QueryRows>
  )
}

/** The two highest-rated projects. */
export function TopProjectList() {
  const { generic } = useTexts(dashboardsCatalog)
  return (
    <QueryRows
      query={useTopRatedProjects()}
      most={top.count}
      empty={generic.noTopProjects}
      label={generic.topProjects}
    >
      {(project) => (
        <ProjectRow
          key={project.id}
          project={project}
          text={truncateText(project.description, top.characters)}
          aside={
            <Rating
              average={project.averageRating}
              count={project.totalReviews}
              isTop={isTopRated(Number(project.averageRating), project.totalReviews)}
            />
          }
        />
      )}
    </QueryRows>
  )
}

/** The two highest-rated organizations. */
export function TopOrganizationList() {
  const { generic } = useTexts(dashboardsCatalog)
  return (
    <QueryRows
      query={useTopOrganizations()}
      most={top.count}
      empty={generic.noTopOrganizations}
      label={generic.topOrganizations}
    >
      {(organization) => (
        <Row
          key={organization.id}
          name={organization.organizationName}
          imageUrl={organization.logoUrl}
          title={
            <Link
              {...(organization.userId
                ? paths.organizationOf(organization.userId)
                : paths.organization(organization.id))}
              className={rowLink}
              dir="auto"
            >
              {organization.organizationName}
            </Link>
          }
          text={organization.mission && truncateText(organization.mission, top.characters)}
          aside={
            <Rating
              average={organization.averageRating}
              count={organization.totalReviews}
              isTop={organization.topRatedBadge}
            />
          }
        />
      )}
    </QueryRows>
  )
}

function Rating({ average, count, isTop }: { average: string | null; count: number; isTop: boolean }) {
  const dashboardsTexts = useTexts(dashboardsCatalog)
  const projectsTexts = useTexts(projectsCatalog)
  if (average === null) return null
  return (
    <>
      {isTop && <Badge variant="accent">{dashboardsTexts.generic.topRated}</Badge>}
      <span className="flex items-center gap-1 tabular-nums">
        <Star aria-hidden className="text-muted size-4" />
        <span aria-hidden>{projectsTexts.rating({ average: Number(average), reviews: count })}</span>
        <span className="sr-only">
          {projectsTexts.ratingSpoken({ average: Number(average), reviews: count })}
        </span>
      </span>
    </>
  )
}

type QueryRowsProps<Item> = {
  query: { data?: readonly Item[] | undefined; isError: boolean }
  most: number
  empty: string
  label: string
  children: (item: Item) => ReactNode
}

function QueryRows<Item>({ query, most, empty, label, children }: QueryRowsProps<Item>) {
  const uiTexts = useTexts(uiCatalog)
  const { generic } = useTexts(dashboardsCatalog)
  if (query.isError && !query.data) return <p className="text-muted text-sm">{generic.listFailed}</p>
  if (!query.data) {
    return (
      <div role="status" aria-label={uiTexts.loading}>
        <Skeleton className="h-32 rounded-lg" />
      </div>
    )
  }
  if (query.data.length === 0) return <p className="text-muted text-sm">{empty}</p>
  return <RowList label={label}>{query.data.slice(0, most).map(children)}</RowList>
}
