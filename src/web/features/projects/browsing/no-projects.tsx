import { Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { use } from 'react'
import { CurrentUserContext } from '#web/lib/session/current-user.ts'
import { MembershipsContext } from '#web/lib/session/acting-organization.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { browseCatalog } from '#web/features/projects/texts/browse-texts.ts'
import { noProjectsCatalog } from '#web/features/projects/texts/no-projects-texts.ts'

export type Narrowing = 'filters' | 'search'

export type NoProjectsProps = {
  /** What would help to clear: filters, maybe with a search, or a search alone; null if there are none. */
  narrowedBy: Narrowing | null
  onClear: () => void
  /** Shows closed projects as well; null if they are shown already. */
  onShowClosed: (() => void) | null
  /** A search that finds something, if a word of this one is mistyped. */
  suggestion: string | null
  onSearch: (search: string) => void
  /** Why there are none, if it is not only the filters; an unknown place says it itself. */
  reason?: 'topRated' | { place: string }
}

/** Why no project is listed, and what to do about it. */
export function NoProjects({ narrowedBy, onClear, onShowClosed, reason, ...another }: NoProjectsProps) {
  const texts = useTexts(browseCatalog)
  const why = useTexts(noProjectsCatalog)
  const { suggestion, onSearch } = another
  const isEmpty = !narrowedBy && !reason
  const text = narrowedBy ? why[onShowClosed ? 'open' : 'all'][narrowedBy] : why.unfiltered
  return (
    <EmptyState
      icon={SearchX}
      title={texts.empty}
      text={reason === 'topRated' ? why.topRated : (reason?.place ?? text)}
      action={
        (narrowedBy || isEmpty || onShowClosed) && (
          <div className="flex flex-wrap justify-center gap-3">
            {isEmpty && <PostFirst />}
            {narrowedBy && (
              <Button variant={suggestion ? 'secondary' : 'primary'} onClick={onClear}>
                {texts.filters.clearAll}
              </Button>
            )}
            {onShowClosed && (
              <Button variant="secondary" onClick={onShowClosed}>
                {texts.filters.closed}
              </Button>
            )}
            {/* It comes after the list, so that nothing moves away from the pointer. */}
            {suggestion && (
              <Button onClick={() => onSearch(suggestion)}>
                <span dir="auto">{why.didYouMean({ search: suggestion })}</span>
              </Button>
            )}
          </div>
        )
      }
    />
  )
}

/** On a site without projects, for everyone who could post one. */
function PostFirst() {
  const { post } = useTexts(noProjectsCatalog)
  const isVisitor = use(CurrentUserContext) === null
  const memberships = use(MembershipsContext)
  if (!isVisitor && memberships.length === 0) return null
  const next = isVisitor
    ? paths.signUp({ type: 'organization', next: paths.createProject().to })
    : paths.createProject()
  return (
    <Button asChild>
      <Link {...next}>{post}</Link>
    </Button>
  )
}
