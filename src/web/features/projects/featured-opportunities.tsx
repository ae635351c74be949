import { Link } from '@tanstack/react-router'
import { Sprout } from 'lucide-react'
import { paths } from '#web/lib/paths.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { useFeaturedProjects } from './discovery.ts'
import { homeCatalog } from '#web/features/marketing/texts/home-texts.ts'
import { browseCatalog } from './texts/browse-texts.ts'
import { uiCatalog } from '#web/ui/texts/ui-texts.ts'
import { landingCatalog } from '#web/features/marketing/texts/landing-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
import { ProjectCard } from './project-card.tsx'

const shown = 3
// Three cards in two columns would leave a gap, so the third column starts at a smaller width.
const gridClasses = 'grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3'

/** The first featured projects, at most three (spec F2.8, F9). */
export function FeaturedOpportunities() {
  const homeTexts = useTexts(homeCatalog)
  const browseTexts = useTexts(browseCatalog)
  const uiTexts = useTexts(uiCatalog)
  const landingTexts = useTexts(landingCatalog)
  const { data, isError, isFetching, refetch } = useFeaturedProjects()
  return (
    <section aria-labelledby="featured-title">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="featured-title" className="text-2xl">
          {homeTexts.featured}
        </h2>
        <Link {...paths.browse()} className="link">
          {homeTexts.all}
        </Link>
      </div>
      {!data && isError && (
        <ErrorState as="h3" title={browseTexts.failed} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !isError && (
        <div role="status" aria-label={uiTexts.loading} className={gridClasses}>
          {Array.from({ length: shown }, (_, index) => (
            <Skeleton key={index} className="h-96 rounded-lg" />
          ))}
        </div>
      )}
      {data?.length === 0 && <EmptyState as="h3" icon={Sprout} title={landingTexts.projects.empty} />}
      {data && data.length > 0 && (
        <ul className={gridClasses}>
          {data.slice(0, shown).map((project) => (
            <li key={project.id}>
              <ProjectCard project={project} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
