import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { Applicant } from '#contract/applications/applicants.ts'
import { useMedia } from '#web/lib/browser/media.ts'
import { focusRow } from '#web/lib/focus/focus-row.ts'
import type {
  ChangeSearch,
  ReceivedSearch,
} from '#web/features/applications/received/list/applicant-filters.ts'
import { rowIdOf } from '#web/features/applications/received/applicant-display.ts'
import { prefetchApplicant } from '#web/features/applications/received/applicants-api.ts'

type OpenOptions = {
  search: ReceivedSearch
  onSearch: ChangeSearch
  rows: readonly Applicant[]
  /** The rows are those of the search before. */
  isStale: boolean
  pane: RefObject<HTMLElement | null>
}

/**
 * Which application is open: the URL's, or the first row where list and detail are side by side. Below 1024 px the
 * detail is a page of its own, and Back leads to the list.
 */
export function useOpenApplicant({ search, onSearch, rows, isStale, pane }: OpenOptions) {
  const isWide = useMedia('(width >= 64rem)')
  const router = useRouter()
  const queryClient = useQueryClient()
  const { application } = search
  const [shown, setShown] = useState<string>()
  // What is shown stays while it is in the list, so that no better fit pushes it away from its reader.
  const isShownStill = isStale || rows.some((row) => row.id === shown)
  const first = isShownStill ? shown : rows[0]?.id
  const openId = application ?? (isWide ? first : undefined)
  if (openId !== shown) setShown(openId)
  const index = rows.findIndex((row) => row.id === openId)
  // Whether Back leads to the list of this page.
  const isFromList = useRef(false)
  const open = (id: string) => {
    const replace = isWide || application !== undefined
    if (!replace) isFromList.current = true
    onSearch((current) => ({ ...current, tab: 'received', application: id }), { replace })
  }
  const close = () => {
    if (isFromList.current) return router.history.back()
    onSearch(({ application: _, ...current }) => ({ ...current, tab: 'received' }), { replace: true })
  }
  const focusPane = () => {
    window.scrollTo({ top: 0 })
    pane.current?.focus({ preventScroll: true })
  }
  const before = useRef<string | null | undefined>(null)
  const follow = useEffectEvent((next: string | undefined) => {
    const last = before.current
    before.current = next
    // A link led here: the screen starts with what it is about.
    if (last === null && next !== undefined) return focusPane()
    if (isWide || last === null || last === next) return
    if (next === undefined) {
      isFromList.current = false
      if (last !== undefined) focusRow(rowIdOf(last))
      return
    }
    focusPane()
  })
  useEffect(() => follow(application), [application])
  const previous = rows[index - 1]?.id
  const next = rows[index + 1]?.id
  useEffect(() => {
    prefetchApplicant(queryClient, next)
  }, [queryClient, next])
  return { isWide, openId, index, open, close, previous: index > 0 ? previous : undefined, next }
}
