import { Link } from '@tanstack/react-router'
import { Sprout } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import type { ProjectCard as ListedProject } from '#contract/projects/projects.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { TitleText } from '#web/ui/display/title-text.tsx'
import { browseCatalog } from '#web/features/projects/texts/browse-texts.ts'
import { projectsCatalog } from '#web/features/projects/texts/projects-texts.ts'
import { OrganizationLine } from '#web/features/projects/organization-line.tsx'
import { ProjectCard } from '#web/features/projects/project-card.tsx'
import { describeHours, describeOpenness, describePlace } from '#web/features/projects/project-display.ts'
import { useFeaturedProjects } from './api.ts'
import { homeCatalog } from '#web/features/landing/texts/home-texts.ts'
import { uiCatalog } from '#web/ui/texts/ui-texts.ts'
import { landingCatalog } from '#web/features/landing/texts/landing-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'

const shown = 3
// Three cards in two columns would leave a gap, so the third column starts at a smaller width.
const gridClasses = 'grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3'
/** Rows of one card on a phone. */
const compactClasses =
  'max-md:border-line max-md:divide-line max-md:bg-surface grid grid-cols-1 max-md:divide-y max-md:overflow-hidden max-md:rounded-lg max-md:border md:grid-cols-3 md:gap-4'

/** The first featured projects, at most three (spec F2.8, F9). */
export function FeaturedOpportunities() {
  return (
    <Opportunities
      gridClassName={gridClasses}
      skeletonClassName="h-96"
      card={(project) => <ProjectCard project={project} />}
    />
  )
}

/** The same with what decides at a glance: organization, title, hours, place and spots. */
export function CompactOpportunities() {
  return (
    <Opportunities
      isCompact
      gridClassName={compactClasses}
      skeletonClassName="h-27 md:h-34"
      card={(project) => <CompactCard project={project} />}
    />
  )
}

type OpportunitiesProps = {
  isCompact?: boolean
  gridClassName: string
  /** The height of a card while it loads. */
  skeletonClassName: string
  card: (project: ListedProject) => ReactNode
}

function Opportunities({ isCompact = false, gridClassName, skeletonClassName, card }: OpportunitiesProps) {
  const homeTexts = useTexts(homeCatalog)
  const browseTexts = useTexts(browseCatalog)
  const uiTexts = useTexts(uiCatalog)
  const landingTexts = useTexts(landingCatalog)
  const { data, isError, isFetching, refetch } = useFeaturedProjects()
  return (
    <section aria-labelledby="featured-title">
      <div
        className={joinClasses(
          'flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2',
          isCompact ? 'mb-3' : 'mb-5',
        )}
      >
        <h2 id="featured-title" className={isCompact ? 'text-xl' : 'text-2xl'}>
          {homeTexts.featured}
        </h2>
        <Link {...paths.browse()} className="link target-44">
          {homeTexts.all}
        </Link>
      </div>
      {!data && isError && (
        <ErrorState as="h3" title={browseTexts.failed} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !isError && (
        <div role="status" aria-label={uiTexts.loading} className={gridClassName}>
          {Array.from({ length: shown }, (_, index) => (
            <Skeleton key={index} className={joinClasses('rounded-lg', skeletonClassName)} />
          ))}
        </div>
      )}
      {data?.length === 0 && <EmptyState as="h3" icon={Sprout} title={landingTexts.projects.empty} />}
      {data && data.length > 0 && (
        <ul className={gridClassName}>
          {data.slice(0, shown).map((project) => (
            <li key={project.id} className="min-w-0">
              {card(project)}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function CompactCard({ project }: { project: ListedProject }) {
  const projectsTexts = useTexts(projectsCatalog)
  const titleId = useId()
  return (
    <article
      aria-labelledby={titleId}
      className="md:border-line md:bg-surface md:hover:border-line-strong max-md:hover:bg-sunken/60 relative flex h-full flex-col gap-1 px-4 py-3 transition-[border-color] md:rounded-lg md:border md:py-4"
    >
      <OrganizationLine
        id={project.organizationId}
        name={project.organizationName}
        logoUrl={project.organizationLogoUrl}
        verified={project.organizationVerified}
      />
      <h3 id={titleId} className="text-base text-balance wrap-anywhere md:mt-1 md:text-lg">
        <Link
          to="/projects/$id"
          params={{ id: project.id }}
          dir="auto"
          className="text-ink line-clamp-2 no-underline after:absolute after:inset-0 md:after:rounded-lg"
        >
          <TitleText text={project.title} />
        </Link>
      </h3>
      <p className="text-muted mt-auto text-sm">
        {[
          describeHours(projectsTexts, project.timeCommitment),
          describePlace(projectsTexts, project),
          describeOpenness(projectsTexts, project),
        ].join(' · ')}
      </p>
    </article>
  )
}
