import { formatTotal } from '#web/lib/format/format-number.ts'
import { Bookmark } from 'lucide-react'
import type { SavedProject } from '#contract/projects/saved-projects.ts'
import { toLoadMoreProps } from '#web/lib/calls/load-more.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { NothingYet } from '#web/ui/feedback/nothing-yet.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadMoreList } from '#web/ui/display/load-more-list.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { TitleText } from '#web/ui/display/title-text.tsx'
import { dashboardsCatalog } from '#web/features/dashboards/texts/dashboards-texts.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { gridClasses } from '#web/features/projects/grid-classes.ts'
import { ProjectCard } from '#web/features/projects/project-card.tsx'
import { ProjectGridSkeleton } from '#web/features/projects/project-grid-skeleton.tsx'
import { projectsCatalog } from '#web/features/projects/texts/projects-texts.ts'
import { useSaving, type useSavedList } from './saved-projects-api.ts'

export type SavedListProps = { list: ReturnType<typeof useSavedList> }

/** Saved projects; one that was taken down is labeled (decision A25). */
export function SavedList({ list }: SavedListProps) {
  const language = useLanguage()
  const { volunteer: texts } = useTexts(dashboardsCatalog)
  const { data, isError, isFetching, refetch } = list
  if (!data) {
    if (!isError) return <ProjectGridSkeleton />
    return <ErrorState title={texts.savedFailed} onRetry={() => void refetch()} retrying={isFetching} />
  }
  const saved = data.pages.flatMap((page) => page.items)
  if (saved.length === 0) {
    return <NothingYet icon={Bookmark} title={texts.noSaved} text={texts.noSavedText} browse={texts.browse} />
  }
  return (
    <LoadMoreList
      label={texts.tabs.saved}
      className={gridClasses}
      items={saved.map((project) => ({
        key: project.id,
        content: project.isAvailable ? (
          <ProjectCard project={project} />
        ) : (
          <UnavailableCard project={project} />
        ),
      }))}
      {...toLoadMoreProps(list, texts.moreSavedFailed)}
      moreLabel={texts.loadMore}
      progress={texts.shown({
        shown: saved.length,
        total: formatTotal(language, data.pages.at(-1)?.total).total,
      })}
    />
  )
}

function UnavailableCard({ project }: { project: SavedProject }) {
  const projectsTexts = useTexts(projectsCatalog)
  const { volunteer: texts } = useTexts(dashboardsCatalog)
  const save = useSaving(project.id, projectsTexts.saved.failed.description)
  return (
    <Card as="article" aria-label={project.title} className="flex h-full flex-col items-start gap-3">
      <Badge>{texts.unavailable}</Badge>
      <h2 className="text-lg leading-snug" dir="auto">
        <TitleText text={project.title} />
      </h2>
      <p className="text-muted text-sm">{texts.unavailableText}</p>
      <p className="text-muted mt-auto text-sm">
        {texts.savedOn} <TimeStamp iso={project.savedAt} inText />
      </p>
      <Button variant="secondary" size="sm" onClick={() => save(false)}>
        {texts.unsave}
      </Button>
    </Card>
  )
}
