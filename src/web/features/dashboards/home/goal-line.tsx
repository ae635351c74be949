import { useTexts } from '#web/lib/language/texts.ts'
import { truncateText } from '#web/lib/format/truncate-text.ts'
import { homesCatalog } from '#web/features/dashboards/texts/homes-texts.ts'

/** A goal can be long; its form shows all of it. */
const shownCharacters = 160

type GoalLineProps = { goals: string | null; onEdit: () => void }

/** What the volunteer hopes to achieve, with the way to change it. */
export function GoalLine({ goals, onEdit }: GoalLineProps) {
  const { goal: texts, quote } = useTexts(homesCatalog)
  return (
    <p className="text-muted measure mt-1.5 wrap-anywhere">
      {goals === null ? (
        texts.none
      ) : (
        <>
          {texts.own} <bdi>{quote({ text: truncateText(goals, shownCharacters) })}</bdi>
        </>
      )}{' '}
      <button
        type="button"
        className="link target-44 cursor-pointer font-semibold"
        aria-label={goals === null ? undefined : texts.editLabel}
        onClick={onEdit}
      >
        {goals === null ? texts.add : texts.edit}
      </button>
    </p>
  )
}
