import { useMatch, useRouter, useSearch } from '@tanstack/react-router'
import { stringifySearch } from './search-params.ts'

type Values = Record<string, unknown>
/** What the state becomes, from what it is by then. */
export type Update<State> = (current: State) => State
type UpdateOptions<Search> = {
  /** Whether Back passes over what the address said before. */
  replace?: boolean | ((current: Search, next: Search) => boolean)
}

/**
 * What a screen keeps in the parameters of its address, read by `read`, and a way to change it. A change starts from the
 * address as it is by then: what was rendered can be a navigation behind, and a choice made meanwhile must not be lost.
 */
export function useSearchState<Search extends Values>(parse: (values: Values) => Search) {
  const search = parse(useSearch({ strict: false }))
  const { pathname } = useMatch({ strict: false })
  const router = useRouter()
  const change = (update: Update<Search>, { replace = false }: UpdateOptions<Search> = {}) => {
    const latest = router.buildLocation({ to: '.', search: true })
    // The screen is still shown while the next one loads, whose address is not this screen's to write.
    if (latest.pathname !== pathname) return
    const current = parse(latest.search)
    const next = update(current)
    if (stringifySearch(next) === stringifySearch(current)) return
    void router.navigate({
      to: '.',
      search: next,
      replace: typeof replace === 'function' ? replace(current, next) : replace,
      resetScroll: false,
    })
  }
  return [search, change] as const
}

/** Back leads to what was searched before, not through each pause of the typing. */
export const isTyping = (
  current: { search?: string | undefined },
  next: { search?: string | undefined },
): boolean => Boolean(current.search && next.search && current.search !== next.search)
