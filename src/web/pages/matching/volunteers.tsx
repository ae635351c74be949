import { useEffect, useEffectEvent, useRef } from 'react'
import { InviteButton } from '#web/features/invites/invite-button.tsx'
import { ActiveFilters } from '#web/features/projects/directory/active-filters.tsx'
import {
  isNoDirectoryProject,
  useDirectory,
  useDirectoryProjects,
} from '#web/features/projects/directory/api.ts'
import { DirectoryControls } from '#web/features/projects/directory/directory-controls.tsx'
import { DirectoryList, type DirectoryListProps } from '#web/features/projects/directory/directory-list.tsx'
import { DirectoryPanel } from '#web/features/projects/directory/directory-panel.tsx'
import {
  clearFilters,
  countFilters,
  orderOf,
  serializeFilters,
  toFilters,
  type DirectoryFilters,
} from '#web/features/projects/directory/filters.ts'
import { directoryCatalog } from '#web/features/projects/texts/directory-texts.ts'
import { issuesOf } from '#web/lib/calls/api-error.ts'
import { formatTotal } from '#web/lib/format/format-number.ts'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { resultsId } from '#web/lib/focus/results.ts'
import { isTyping, useSearchState, type Update } from '#web/lib/navigation/search-state.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { uiCatalog } from '#web/ui/texts/ui-texts.ts'
import { VolunteerMenu } from './volunteer-menu.tsx'
import { directorySearch } from './routes.tsx'

/** The directory of volunteers at /volunteers, for members of organizations (decision B8); its filters are in the URL. */
export function VolunteersPage() {
  const texts = useTexts(directoryCatalog)
  usePageHead({ title: texts.heading, isIndexed: false })
  const [search, changeSearch] = useSearchState(directorySearch)
  const filters = toFilters(search)
  const order = orderOf(filters, search.sort)
  const list = useDirectory(filters, order)
  const total = list.isPlaceholderData ? null : (list.data?.pages.at(-1)?.total ?? null)
  const nearError = findNearError(list.error)
  const { data: projects } = useDirectoryProjects()
  const project = projects?.find(({ id }) => id === filters.projectId)
  const isNoProject = isNoDirectoryProject(list.error)
  const results = useRef<HTMLElement>(null)

  const change = (update: Update<DirectoryFilters>) =>
    changeSearch(
      ({ sort, ...current }) => ({
        ...serializeFilters(update(toFilters(current))),
        ...(sort && { sort }),
      }),
      { replace: isTyping },
    )
  const clear = () => change(clearFilters)
  const dropProject = useEffectEvent(() => {
    toast({ title: texts.project.dropped })
    changeSearch(({ project: _, sort: __, ...current }) => current, { replace: true })
  })
  useEffect(() => {
    if (isNoProject) dropProject()
  }, [isNoProject])
  return (
    <div className="page-width grid gap-x-8 gap-y-4 pt-6 pb-16 sm:pt-8 lg:grid-cols-[17rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      <header className="grid gap-4 lg:col-start-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="text-3xl">{texts.heading}</h1>
          <Found total={total} isLoading={list.isPending} />
        </div>
        <p className="text-muted measure -mt-2">{texts.text}</p>
        <DirectoryControls
          filters={filters}
          order={order}
          onProject={(projectId) =>
            changeSearch((current) => {
              const { sort: _, ...next } = { ...current, project: projectId ?? undefined }
              return next
            })
          }
          onOrder={(sort) => changeSearch((current) => ({ ...current, sort }))}
        />
      </header>
      <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <DirectoryPanel
          filters={filters}
          onChange={change}
          onClear={clear}
          total={total}
          placeError={nearError ?? null}
        />
      </div>
      <section
        ref={results}
        id={resultsId}
        tabIndex={-1}
        aria-label={texts.results}
        className="grid scroll-mt-20 grid-cols-1 content-start gap-4 lg:col-start-2"
      >
        <ActiveFilters filters={filters} onChange={change} />
        <DirectoryList
          list={list}
          empty={reasonToFindNoOne(filters)}
          onClear={() => {
            clear()
            // The button that was pressed goes away.
            results.current?.focus()
          }}
          nearError={nearError}
          actions={({ id, name, match }) => (
            <InviteButton
              volunteer={{ id, name }}
              {...(project && { project })}
              isInvited={match?.isInvited}
            />
          )}
          menu={(volunteer) => <VolunteerMenu volunteer={volunteer} />}
        />
      </section>
    </div>
  )
}

function reasonToFindNoOne(filters: DirectoryFilters): DirectoryListProps['empty'] {
  if (filters.search !== '' || countFilters(filters) > 0) return 'filtered'
  return filters.projectId === null ? 'noOne' : 'project'
}

/** Why the server refused the place. */
function findNearError(error: unknown): string | undefined {
  return issuesOf(error).find(({ path }) => path === 'near')?.message
}

/** What was found, in words that screen readers announce when they change. */
function Found({ total, isLoading }: { total: string | null; isLoading: boolean }) {
  const texts = useTexts(directoryCatalog)
  const { loading } = useTexts(uiCatalog)
  const language = useLanguage()
  return (
    <p role="status" className="text-muted min-h-6 tabular-nums">
      {isLoading ? (
        <span className="sr-only">{loading}</span>
      ) : (
        total !== null && texts.count(formatTotal(language, total))
      )}
    </p>
  )
}
