import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Applicant } from '#contract/applications/applicants.ts'

type Remembered = { key: string; ids: ReadonlySet<string> }

/** Where the selection stays for when its reader comes back from the comparison or a conversation. */
const rememberedKey = ['selected applicants']

const none: ReadonlySet<string> = new Set()

/** Which rows are selected. Another filter starts with none, so that no one acts on rows they don't see. */
export function useSelection(key: string, rows: readonly Applicant[]) {
  const queryClient = useQueryClient()
  const [state, setState] = useState<Remembered>(() => {
    const remembered = queryClient.getQueryData<Remembered>(rememberedKey)
    return remembered?.key === key ? remembered : { key, ids: none }
  })
  const anchor = useRef<string | null>(null)
  const ids = state.key === key ? state.ids : none
  const change = (next: ReadonlySet<string>) => {
    const selected: Remembered = { key, ids: next }
    queryClient.setQueryData(rememberedKey, selected)
    setState(selected)
  }
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
    toggle,
    select: (selected: readonly string[]) => change(new Set(selected)),
    clear: () => change(none),
  }
}
