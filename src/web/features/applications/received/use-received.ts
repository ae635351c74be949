import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import type { Applicant } from '#contract/applications/applicants.ts'
import { limits } from '#contract/limits.ts'
import { isPending } from '#domain/applications/applications.ts'
import { nameOf } from './applicant-display.ts'
import { useFilters, type ChangeSearch, type ReceivedSearch } from './list/applicant-filters.ts'
import { fetchApplicant, useApplicant, useApplicants, useShortlistSeveral } from './applicants-api.ts'
import { listRows, removeWaitingEntries, showWaitingHours } from './applicants-cache.ts'
import type { DecisionResult } from './actions/decision-dialog.tsx'
import { useSelection } from './actions/selection.ts'
import { useActs } from './actions/use-acts.ts'
import { useShownHours } from './detail/use-shown-hours.ts'
import { toRow, useChanges, type Reader } from './use-changes.ts'
import { useDialogs } from './actions/use-dialogs.ts'
import { useLoadLinked } from './detail/use-load-linked.ts'
import { useOpenApplicant } from './detail/use-open-applicant.ts'

const hasHours = ({ waitingHours }: Applicant) => waitingHours > 0

type ReceivedOptions = { search: ReceivedSearch; onSearch: ChangeSearch; reader: Reader }

export type Received = ReturnType<typeof useReceived>

/** Everything that the list and the detail of received applications share. */
export function useReceived({ search, onSearch, reader }: ReceivedOptions) {
  const queryClient = useQueryClient()
  const pane = useRef<HTMLElement>(null)
  const filters = useFilters(search)
  const listKey = JSON.stringify([reader.id, filters])
  const list = useApplicants(filters)
  const rows = useMemo(() => listRows(list.data?.pages ?? []), [list.data])
  const known = Number.parseInt(list.data?.pages.at(-1)?.total ?? '', 10)
  const total = Number.isNaN(known) ? undefined : known
  const opened = useOpenApplicant({
    search,
    onSearch,
    rows,
    isStale: list.isPlaceholderData,
    pane,
  })
  const { openId } = opened
  useLoadLinked(list, rows, search.application)
  const detail = useApplicant(openId)
  const shortlist = useShortlistSeveral()
  const application = detail.data?.application
  const openRow = rows[opened.index] ?? (detail.data && toRow(detail.data))
  const selection = useSelection({
    key: listKey,
    rows,
    isStale: !list.data || list.isPlaceholderData,
    hasMore: list.hasNextPage && !list.isFetchNextPageError,
    isLoadingMore: list.isFetchingNextPage,
    onMore: () => void list.fetchNextPage(),
  })
  useShownHours(detail, openRow)
  const dialogs = useDialogs({ rows, open: openRow })
  /** Shows in its row which hours of an application still wait, after some were decided or logged. */
  const refreshRowHours = async (id: string) => {
    // What fails is right again with the next load of the list.
    const found = await fetchApplicant(queryClient, id).catch(() => null)
    if (found) showWaitingHours(queryClient, found)
  }
  const changes = useChanges({
    reader,
    filters,
    isShown: (id) => id === openId || rows.some((row) => row.id === id),
    onOthers: (id) => {
      const row = id === openRow?.id ? openRow : rows.find((each) => each.id === id)
      if (dialogs.closeAbout(id) && row) void changes.sayWhoWasFirst(id, nameOf(row))
    },
    onHours: (id) => void refreshRowHours(id),
  })

  const act = useActs({
    detail: detail.data,
    findRow: (id) => (id === openRow?.id ? openRow : rows.find((row) => row.id === id)),
    dialogs,
    shortlist,
  })
  /** The next one that waits, after the open one or another; if none does, the one that was decided. */
  const goOn = (decided: readonly string[], waits: (row: Applicant) => boolean, afterId = openId) => {
    const index = rows.findIndex((row) => row.id === afterId)
    const after = rows.slice(index + 1).concat(rows.slice(0, Math.max(index, 0)))
    const waiting = after.find((row) => !decided.includes(row.id) && waits(row))
    const id = waiting?.id ?? afterId
    if (id === undefined) return
    dialogs.focusAfterwards(id)
    if (!waiting) return
    if (opened.isWide) opened.open(id)
    else if (search.application !== undefined) opened.close()
  }
  const finish = ({ decided, moved }: DecisionResult) => {
    changes.markDecided(decided, moved)
    if ([...decided, ...moved.map(({ id }) => id)].some((id) => selection.ids.has(id))) selection.clear()
    goOn([...decided, ...moved.map(({ id }) => id)], (row) => isPending({ ...row, endedBy: null }))
    return moved
  }
  /** Shows in their row that entries were confirmed, before anything is loaded again. */
  const confirmHours = (id: string, entryIds: readonly string[]) => {
    const row = rows.find((each) => each.id === id)
    if (row) removeWaitingEntries(queryClient, row, entryIds)
  }
  const finishRowHours = (id: string) => {
    goOn([id], hasHours, id)
    void refreshRowHours(id)
  }
  /** Those that failed stay selected, in their current state. */
  const finishHours = ({
    confirmed,
    failed,
  }: {
    confirmed: readonly string[]
    failed: readonly string[]
  }) => {
    selection.select(failed)
    const [first] = confirmed
    if (first !== undefined && failed.length === 0) goOn(confirmed, hasHours, first)
    for (const id of failed) void refreshRowHours(id)
  }
  const selectAll = async () => {
    let loaded = list.data?.pages ?? []
    while (loaded.at(-1)?.nextCursor && loaded.length * limits.maxPage < limits.maxBulk) {
      const next = await list.fetchNextPage()
      if (next.isFetchNextPageError || !next.data) break
      loaded = next.data.pages
    }
    const ids = listRows(loaded).map(({ id }) => id)
    selection.select(ids.slice(0, limits.maxBulk))
  }
  return {
    ...opened,
    list,
    rows,
    total,
    pane,
    detail,
    application,
    openRow,
    /** Without rows there is nothing to show beside them. */
    isEmpty: list.data !== undefined && rows.length === 0 && openId === undefined,
    selection,
    dialogs,
    changes,
    shortlist,
    act,
    finish,
    selectAll,
    finishRowHours,
    confirmHours,
    finishHours,
    filters,
  }
}
