import { createContext, use, useId, type ReactNode } from 'react'
import { moderationCatalog } from '#web/features/administration/texts/moderation-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { UnfoldButton, UnfoldMark } from '#web/ui/actions/unfold-button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'

/** How a case is shown in its list: one at a time is open. */
export type CaseRow = {
  isOpen: boolean
  onToggle: () => void
  /** What the case is about, in lists of several kinds. */
  kind?: string
}

/** Set by the list for each of its cases. */
export const CaseRowContext = createContext<CaseRow>({ isOpen: true, onToggle: () => undefined })

type CaseCardProps = {
  /** What the case is about: a link to it, if it has a page. */
  title: ReactNode
  badge: ReactNode
  /** Since when it waits, or when it was decided. */
  since: ReactNode
  /** What it is in a few words: the reason, and how many said so. */
  summary: readonly (string | null | undefined)[]
  /** Everything else, and what can be decided. */
  children: ReactNode
}

/** One case in a row of a list; it opens to its details and decisions. */
export function CaseCard({ title, badge, since, summary, children }: CaseCardProps) {
  const texts = useTexts(moderationCatalog)
  const { isOpen, onToggle, kind } = use(CaseRowContext)
  const id = useId()
  const said = [kind, ...summary].filter(Boolean)
  return (
    <article aria-labelledby={`${id}-title`}>
      <div
        className={joinClasses(
          'hover:bg-sunken/60 relative grid min-h-16 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 px-4 py-2.5 sm:grid-cols-[minmax(0,1fr)_auto_auto]',
          isOpen && 'before:bg-primary before:absolute before:inset-y-0 before:start-0 before:w-1',
        )}
      >
        <div className="min-w-0">
          <h2 id={`${id}-title`} className="text-base leading-6 wrap-anywhere [&_a]:relative [&_a]:z-1">
            {title}
          </h2>
          {said.length > 0 && (
            <p className="text-muted truncate text-sm" dir="auto">
              {said.join(' · ')}
            </p>
          )}
        </div>
        <span className="text-muted flex flex-wrap items-center gap-2 text-sm max-sm:order-last max-sm:col-span-full">
          {badge}
          <span>{since}</span>
        </span>
        <UnfoldButton
          id={`${id}-open`}
          isOpen={isOpen}
          controls={`${id}-detail`}
          aria-label={texts.details}
          aria-labelledby={`${id}-open ${id}-title`}
          className="grid size-8 place-items-center"
          onClick={onToggle}
        >
          <UnfoldMark isOpen={isOpen} />
        </UnfoldButton>
      </div>
      {isOpen && (
        <div id={`${id}-detail`} className="grid grid-cols-1 gap-5 px-4 pt-2 pb-5">
          {children}
        </div>
      )}
    </article>
  )
}
