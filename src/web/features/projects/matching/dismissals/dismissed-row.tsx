import { EyeOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { describeCause, describeSkill } from '#contract/i18n/skills-and-causes.ts'
import { skillsAndCausesCatalog, type SkillsAndCausesTexts } from '#contract/texts/skills-and-causes-texts.ts'
import { adviseAfterDismissal, type DismissalAdvice } from '#domain/matching/dismissals.ts'
import { matchesCatalog, type MatchesTexts } from '#web/features/projects/texts/matches-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { toDismissed } from './dismissed-project.ts'
import type { FoldedMatch } from './use-folded.ts'

type DismissedRowProps = {
  folded: FoldedMatch
  isBusy: boolean
  /** The row has taken the focus because the match was hidden just now. */
  onFocused: () => void
  onFollow: (advice: DismissalAdvice) => void
  onUndo: () => void
}

/** A match that was just hidden: why, the settings that would hide similar ones, and Undo. */
export function DismissedRow({ folded, isBusy, onFocused, onFollow, onUndo }: DismissedRowProps) {
  const { dismiss: texts } = useTexts(matchesCatalog)
  const labels = useTexts(skillsAndCausesCatalog)
  const { match, reason, followed, isNew } = folded
  const row = useRef<HTMLDivElement>(null)
  const name = match.organization.name
  const words = { labels, name }
  // What had the focus is gone. The text is read where the focus is now.
  const isFollowed = followed !== null
  const wasFollowed = useRef(isFollowed)
  useEffect(() => {
    // A row that is only shown again, such as after a look at another tab, leaves the focus where it is.
    if (!isNew && wasFollowed.current === isFollowed) return
    wasFollowed.current = isFollowed
    row.current?.focus({ preventScroll: true })
    row.current?.scrollIntoView({ block: 'nearest' })
    if (isNew) onFocused()
  }, [isFollowed, isNew, onFocused])
  const action = 'link target-44 cursor-pointer text-start disabled:cursor-not-allowed disabled:opacity-60'
  return (
    <div
      ref={row}
      tabIndex={-1}
      role="group"
      aria-label={`${match.title}: ${texts.hidden[reason]}`}
      className="bg-sunken flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1.5 px-4 py-2 text-sm wrap-anywhere focus-visible:-outline-offset-2"
    >
      <p className="text-muted flex min-w-0 flex-1 basis-64 items-center gap-2.5">
        <EyeOff aria-hidden className="size-4.5 shrink-0" />
        <span className="min-w-0">
          <strong dir="auto" className="font-semibold">
            {match.title}
          </strong>{' '}
          <span className="whitespace-nowrap">{texts.hidden[reason]}</span>
        </span>
      </p>
      <p role="status" className={followed ? '' : 'sr-only'}>
        {followed && describe(texts.followed, followed.advice, words)}
      </p>
      {!followed &&
        adviseAfterDismissal(reason, toDismissed(match)).map((advice) => (
          <button
            key={JSON.stringify(advice)}
            type="button"
            disabled={isBusy}
            className={action}
            onClick={() => onFollow(advice)}
          >
            {describe(texts.advice, advice, words)}
          </button>
        ))}
      <button type="button" disabled={isBusy} className={action} onClick={onUndo}>
        {texts.undo}
      </button>
    </div>
  )
}

type Sentences = MatchesTexts['dismiss']['advice' | 'followed']
type Words = { labels: SkillsAndCausesTexts; name: string }

function describe(texts: Sentences, advice: DismissalAdvice, { labels, name }: Words): string {
  switch (advice.kind) {
    case 'hours':
      return texts.hours(advice)
    case 'remote':
      return texts.remote
    case 'cause':
      return texts.cause({ label: describeCause(labels, advice.label) })
    case 'skill':
      return texts.skill({ label: describeSkill(labels, advice.label) })
    case 'organization':
      return texts.organization({ name })
  }
}
