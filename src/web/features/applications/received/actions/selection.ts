import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Applicant } from '#contract/applications/applicants.ts'
import { limits } from '#contract/limits.ts'

type Remembered = {
  /** The list that they are selected in. */
  key: string
  ids: ReadonlySet<string>
  /** How many the last change of the list left out. */
  dropped: number
}

/** Where the selection stays for when its reader comes back from the comparison or a conversation. */
const rememberedKey = ['selected applicants']

const none: ReadonlySet<string> = new Set()

type SelectionOptions = {
  /** What the list shows. */
  key: string
  rows: readonly Applicant[]
  /** The rows are still those of another list, or not there yet. */
  isStale: boolean
  hasMore: boolean
  isLoadingMore: boolean
  onMore: () => void
}

/**
 * Which rows are selected. Another filter keeps those that it still lists, and says how many it left out, so that no one
 * acts on rows they don't see.
 */
export function useSelection({ key, rows, isStale, ...more }: SelectionOptions) {
  const queryClient = useQueryClient()
  const [state, setState] = useState<Remembered>(() => {
    const remembered = queryClient.getQueryData<Remembered>(rememberedKey)
    return remembered?.key === key ? remembered : { key, ids: none, dropped: 0 }
  })
  const anchor = useRef<string | null>(null)
  const listed = new Set(rows.map(({ id }) => id))
  const isMoved = state.key !== key
  const missing = isMoved ? [...state.ids].filter((id) => !listed.has(id)).length : 0
  // One may be further down the list.
  const needsMore = isMoved && !isStale && missing > 0 && more.hasMore && rows.length < limits.maxBulk
  if (isMoved && !needsMore && (!isStale || state.ids.size === 0)) {
    setState({ key, ids: new Set([...state.ids].filter((id) => listed.has(id))), dropped: missing })
  }
  useLoadMore(needsMore && !more.isLoadingMore, more.onMore)
  useEffect(() => {
    // What was left out is said once, not again on coming back.
    queryClient.setQueryData<Remembered>(rememberedKey, { ...state, dropped: 0 })
  }, [queryClient, state])
  const ids = isMoved ? none : state.ids
  const change = (next: ReadonlySet<string>) => setState({ key, ids: next, dropped: 0 })
  const toggle = (id: string, isRange: boolean) => {
    const isSelected = !ids.has(id)
    const next = new Set(ids)
    const from = rows.findIndex((row) => row.id === anchor.current)
    const to = rows.findIndex((row) => row.id === id)
    const range =
      isRange && from >= 0
        ? rows.slice(Math.min(from, to), Math.max(from, to) + 1).map((row) => row.id)
        : [id]
    for (const each of range) {
      if (isSelected || (isRange && from >= 0)) next.add(each)
      else next.delete(each)
    }
    anchor.current = id
    change(next)
  }
  return {
    ids,
    chosen: rows.filter((row) => ids.has(row.id)),
    /** How many the last change of the list left out; 0 once the reader selects or clears. */
    dropped: isMoved ? 0 : state.dropped,
    toggle,
    select: (selected: readonly string[]) => change(new Set(selected)),
    clear: () => change(none),
  }
}

function useLoadMore(isNeeded: boolean, onMore: () => void) {
  const latest = useRef(onMore)
  useEffect(() => {
    latest.current = onMore
  })
  useEffect(() => {
    if (isNeeded) latest.current()
  }, [isNeeded])
}
