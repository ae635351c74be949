import { useMatch, useRouter, useSearch } from '@tanstack/react-router'
import { stringifySearch } from './search-params.ts'

type Values = Record<string, unknown>
/** Computes the next state from the current one. */
export type Update<State> = (current: State) => State
type UpdateOptions<Search> = {
  /** Whether to replace the history entry, so that Back skips the previous state. */
  replace?: boolean | ((current: Search, next: Search) => boolean)
}

/**
 * A screen's state in the URL's search parameters, parsed by `parse`, and a function to change it. Each change starts
 * from the latest URL: the rendered state can be one navigation behind, and a choice made meanwhile must not be lost.
 */
export function useSearchState<Search extends Values>(parse: (values: Values) => Search) {
  // While the next screen renders, the router may have dropped this screen's match already: that must not throw.
  const search = parse(useSearch({ strict: false, shouldThrow: false }) ?? {})
  const pathname = useMatch({ strict: false, shouldThrow: false })?.pathname
  const router = useRouter()
  const change = (update: Update<Search>, { replace = false }: UpdateOptions<Search> = {}) => {
    const latest = router.buildLocation({ to: '.', search: true })
    // The screen is still visible while the next one loads, but the URL already belongs to the next screen.
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

/**
 * While the user types, history entries are replaced, so that Back leads to the previous search and not to each pause
 * in typing.
 */
export const isTyping = (
  current: { search?: string | undefined },
  next: { search?: string | undefined },
): boolean => Boolean(current.search && next.search && current.search !== next.search)
