import type { Application } from '#contract/applications/applications.ts'
import { groupOf, type ApplicationGroup } from '#domain/applications/groups.ts'

type Pages = readonly { items: readonly Application[] }[]

/**
 * A group's loaded applications, newest first. The one that has just moved into the group comes first, then the one
 * that a link leads to, unless it is on the first page.
 */
export function arrange(
  group: ApplicationGroup,
  pages: Pages,
  { moved, linked }: { moved: Application | null; linked: Application | null },
): Application[] {
  const isHere = ({ status }: Application) => groupOf(status) === group
  const [first, ...later] = pages.map(({ items }) => items.filter(isHere))
  const loaded = [...(first ?? []), ...later.flat()]
  const isOnFirstPage = first?.some(({ id }) => id === linked?.id) ?? false
  const pinned = [moved, isOnFirstPage ? null : linked]
    .filter((each) => each !== null)
    .filter((each, index, all) => isHere(each) && all.findIndex(({ id }) => id === each.id) === index)
  return [
    ...pinned.map((each) => loaded.find(({ id }) => id === each.id) ?? each),
    ...loaded.filter(({ id }) => pinned.every((each) => each.id !== id)),
  ]
}
