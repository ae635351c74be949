import type { BrowseOrder } from '#domain/projects/browse-order.ts'
import { useTexts } from '#web/lib/texts.ts'
import { Select } from '#web/ui/forms/select.tsx'
import { browseCatalog } from './texts/browse-texts.ts'

/** The order of a search. */
export function SortSelect({
  order,
  onOrder,
}: {
  order: BrowseOrder
  onOrder: (order: BrowseOrder) => void
}) {
  const { sort: texts } = useTexts(browseCatalog)
  return (
    <div className="w-36">
      <Select
        aria-label={texts.label}
        className="max-h-9 rounded-full text-sm pointer-coarse:max-h-11"
        options={(['relevance', 'newest'] as const).map((each) => ({ value: each, label: texts[each] }))}
        value={order}
        onChange={(event) => onOrder(event.currentTarget.value === 'newest' ? 'newest' : 'relevance')}
      />
    </div>
  )
}
