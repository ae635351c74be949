import { X } from 'lucide-react'
import { findNeighbor, useFocusOnMove } from '#web/lib/focus/focus-on-move.ts'
import type { Update } from '#web/lib/navigation/search-state.ts'
import { resultsId } from '#web/lib/focus/results.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { browseCatalog } from '#web/features/projects/texts/browse-texts.ts'

/** A filter that is on: its name, and what the filters are without it. */
export type ActiveFilter<Filters> = { key: string; name: string; without: Update<Filters> }

type FilterChipsProps<Filters> = {
  active: readonly ActiveFilter<Filters>[]
  onChange: (update: Update<Filters>) => void
}

/** What narrows a list, each with a button that removes it. */
export function FilterChips<Filters>({ active, onChange }: FilterChipsProps<Filters>) {
  const texts = useTexts(browseCatalog).filters
  // Without a neighbor, to what is found.
  const { ref, onMoved } = useFocusOnMove<HTMLUListElement>(
    active.length,
    (list, index) => findNeighbor(list, index) ?? document.getElementById(resultsId),
  )
  if (active.length === 0) return null
  return (
    <ul ref={ref} aria-label={texts.active} className="flex flex-wrap gap-2">
      {active.map(({ key, name, without }, index) => (
        <li key={key} className="max-w-full">
          <button
            type="button"
            aria-label={texts.remove({ name })}
            className="target-44 border-line-strong bg-surface hover:bg-sunken inline-flex h-8 max-w-full cursor-pointer items-center gap-1.5 rounded-full border ps-3 pe-2.5 text-sm"
            onClick={({ detail }) => {
              // The second click of a double click meets the next chip, which has moved under the pointer.
              if (detail > 1) return
              onMoved(index)
              onChange(without)
            }}
          >
            <span dir="auto" className="truncate">
              {name}
            </span>
            <X aria-hidden className="size-4 shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** A filter with one value, if it is on; removing it sets `part`. */
export const activeOne = <Filters extends object>(
  isOn: unknown,
  name: string,
  part: Partial<Filters>,
): ActiveFilter<Filters>[] =>
  isOn ? [{ key: Object.keys(part).join(), name, without: (current) => ({ ...current, ...part }) }] : []

/** The filters of a group, one for each chosen value. */
export const activeEach = <Group extends string, Value extends string>(
  group: Group,
  chosen: readonly Value[],
  nameOf: (value: Value) => string,
) =>
  chosen.map((value) => ({
    key: `${group} ${value}`,
    name: nameOf(value),
    without: <Filters extends Record<Group, Value[]>>(current: Filters): Filters => ({
      ...current,
      [group]: current[group].filter((other) => other !== value),
    }),
  }))
