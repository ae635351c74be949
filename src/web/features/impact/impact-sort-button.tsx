import { ArrowDown } from 'lucide-react'
import { useTexts } from '#web/lib/language/texts.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { impactReportCatalog } from './texts/impact-report-texts.ts'

/** The head of a column that sorts the table. */
export function SortButton({ name, isOn, onSort }: { name: string; isOn: boolean; onSort: () => void }) {
  const { sort } = useTexts(impactReportCatalog).groups
  return (
    <button
      type="button"
      aria-label={sort({ column: name })}
      onClick={onSort}
      className={joinClasses(
        'hover:text-primary-ink inline-flex min-h-8 cursor-pointer items-end gap-1 text-end font-semibold pointer-coarse:min-h-11',
        isOn && 'text-primary-ink',
      )}
    >
      {name}
      {isOn && <ArrowDown aria-hidden className="no-print size-3.5 shrink-0" />}
    </button>
  )
}
