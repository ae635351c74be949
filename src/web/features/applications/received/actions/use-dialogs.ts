import { useRef, useState } from 'react'
import type { Applicant } from '#contract/applications/applicants.ts'
import { isPending } from '#domain/applications/applications.ts'
import { rowIdOf } from '#web/features/applications/received/applicant-display.ts'
import type { Decision } from './decision-dialog.tsx'
import { focusRow } from '#web/lib/focus/focus-row.ts'

export type DialogKind = Decision | 'message' | 'hours'

type Shown = { kind: DialogKind; ids: readonly string[]; serial: number }

type DialogsOptions = {
  rows: readonly Applicant[]
  /** The open one, which may not be in the list. */
  open: Applicant | undefined
}

/** The dialog about one or several applicants. It stays mounted while it closes. */
export function useDialogs({ rows, open }: DialogsOptions) {
  const [shown, setShown] = useState<Shown | null>(null)
  const [isOpen, setOpen] = useState(false)
  const focusNext = useRef<string | null>(null)
  const isClosed = useRef(true)
  // The buttons may be gone when the dialog closes, and a key works wherever the focus is.
  const from = useRef<Element>(null)
  const focusSoon = (id: string) => requestAnimationFrame(() => void focusRow(rowIdOf(id)))
  const byId = new Map([...(open ? [open] : []), ...rows].map((row) => [row.id, row]))
  const about = (shown?.ids ?? []).flatMap((id) => byId.get(id) ?? [])
  const isDecision = shown?.kind === 'accept' || shown?.kind === 'decline'
  // Those that changed meanwhile are not asked about anymore; the question about a single one closes.
  const applicants =
    !isDecision || shown?.ids.length === 1
      ? about
      : about.filter((row) => isPending({ ...row, endedBy: null }))
  return {
    shown,
    isOpen,
    applicants,
    ask: (kind: DialogKind, ids: readonly string[]) => {
      focusNext.current = null
      isClosed.current = false
      from.current = document.activeElement
      setShown((last) => ({ kind, ids, serial: (last?.serial ?? 0) + 1 }))
      setOpen(true)
    },
    changeOpen: setOpen,
    /** Closes the question about an application that someone else decided; false if there is none. */
    closeAbout: (id: string): boolean => {
      const isAbout = isOpen && isDecision && shown.ids.length === 1 && shown.ids[0] === id
      if (isAbout) setOpen(false)
      return isAbout
    },
    /** After closing, the focus goes to this row instead of the button. A live event may have closed it already. */
    focusAfterwards: (id: string) => {
      if (isClosed.current) focusSoon(id)
      else focusNext.current = id
    },
    onClosed: (event: Event) => {
      isClosed.current = true
      const next = focusNext.current
      focusNext.current = null
      const isLost = from.current === null || from.current === document.body || !from.current.isConnected
      const id = next ?? (isLost ? shown?.ids[0] : undefined)
      if (id === undefined) return
      event.preventDefault()
      // Its row is there with the next frame, after the URL has changed.
      requestAnimationFrame(() => {
        // A key may have moved on meanwhile: its row keeps the focus.
        if (next !== null || document.activeElement === document.body) focusRow(rowIdOf(id))
      })
    },
  }
}
