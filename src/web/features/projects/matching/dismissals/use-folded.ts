import { useState } from 'react'
import type { ProjectMatch } from '#contract/matching/matching.ts'
import type { DismissalAdvice, DismissalReason } from '#domain/matching/dismissals.ts'
import { matchesCatalog } from '#web/features/projects/texts/matches-texts.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useDismissMatch, useFollowAdvice, useRestoreMatch, type UndoAdvice } from './dismissals-api.ts'

/** A match that its reader hid while the list was open: it keeps its place, folded. */
export type FoldedMatch = {
  match: ProjectMatch
  reason: DismissalReason
  /** Where it was: the match before it, and its index. */
  after: string | null
  index: number
  /** The setting that was changed because of it. */
  followed: { advice: DismissalAdvice; undo: UndoAdvice } | null
  /** It was hidden just now, so its row takes the focus of what was hidden. */
  isNew: boolean
}

export type Folded = ReturnType<typeof useFolded>

/** The matches that were hidden since the screen was opened, and what can be done about them. */
export function useFolded() {
  const { dismiss: texts } = useTexts(matchesCatalog)
  const [folded, setFolded] = useState<readonly FoldedMatch[]>([])
  const unfold = (id: string) => setFolded((all) => all.filter(({ match }) => match.id !== id))
  const dismissing = useDismissMatch({
    onFailed: (id, error) => {
      unfold(id)
      toastFailure(error, texts.failed)
    },
  })
  const following = useFollowAdvice()
  const restoring = useRestoreMatch()
  return {
    folded,
    /** Takes out a match that is shown again elsewhere. */
    unfold,
    /** Its row has taken the focus. */
    markFocused: (id: string) =>
      setFolded((all) => all.map((each) => (each.match.id === id ? { ...each, isNew: false } : each))),
    isBusy: dismissing.isPending || following.isPending || restoring.isPending,
    dismiss: (match: ProjectMatch, reason: DismissalReason, shown: readonly { id: string }[]) => {
      const index = shown.findIndex(({ id }) => id === match.id)
      const after = shown[index - 1]?.id ?? null
      setFolded((all) => [...all, { match, reason, index, after, followed: null, isNew: true }])
      dismissing.mutate({ match, reason })
    },
    follow: ({ match }: FoldedMatch, advice: DismissalAdvice) =>
      following.mutate(advice, {
        onSuccess: (undo) =>
          setFolded((all) =>
            all.map((each) => (each.match.id === match.id ? { ...each, followed: { advice, undo } } : each)),
          ),
        onError: (error) => toastFailure(error, texts.adviceFailed),
      }),
    /** `onRestored` is called once the match is in the list again. */
    undo: ({ match, followed }: FoldedMatch, onRestored: () => void) =>
      restoring.mutate(
        { id: match.id, undoAdvice: followed?.undo ?? null },
        {
          onSuccess: () => {
            unfold(match.id)
            onRestored()
          },
          onError: (error) => toastFailure(error, texts.undoFailed),
        },
      ),
  }
}

export type ShownMatch = { id: string; match: ProjectMatch; folded: FoldedMatch | null }

/** The matches in their order, with the folded ones where they were. */
export function placeFolded(
  matches: readonly ProjectMatch[],
  folded: readonly FoldedMatch[],
): readonly ShownMatch[] {
  const hidden = new Set(folded.map(({ match }) => match.id))
  const rows: ShownMatch[] = matches
    .filter(({ id }) => !hidden.has(id))
    .map((match) => ({ id: match.id, match, folded: null }))
  for (const each of folded) {
    const before = rows.findIndex(({ id }) => id === each.after)
    const index = before >= 0 ? before + 1 : each.after === null ? 0 : Math.min(each.index, rows.length)
    rows.splice(index, 0, { id: each.match.id, match: each.match, folded: each })
  }
  return rows
}
