import type { BrowseOrder } from '#domain/projects/browse-order.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Select } from '#web/ui/forms/select.tsx'
import { browseCatalog } from '#web/features/projects/texts/browse-texts.ts'

/** The order of the list. */
export function SortSelect({
  orders,
  order,
  onOrder,
}: {
  orders: readonly BrowseOrder[]
  order: BrowseOrder
  onOrder: (order: BrowseOrder) => void
}) {
  const { sort: texts } = useTexts(browseCatalog)
  return (
    <div className="w-36">
      <Select
        aria-label={texts.label}
        className="max-h-9 rounded-full text-sm pointer-coarse:max-h-11"
        options={orders.map((each) => ({ value: each, label: texts[each] }))}
        value={order}
        onChange={(event) => {
          const chosen = orders.find((each) => each === event.currentTarget.value)
          if (chosen) onOrder(chosen)
        }}
      />
    </div>
  )
}
