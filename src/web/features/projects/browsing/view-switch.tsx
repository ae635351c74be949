import { LayoutGrid, List } from 'lucide-react'
import { joinClasses } from '#web/ui/class-names.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { browseCatalog } from '#web/features/projects/texts/browse-texts.ts'
import type { BrowseView } from './browse-view.ts'

const icons = { cards: LayoutGrid, list: List }

/** Cards or a list. */
export function ViewSwitch({ view, onView }: { view: BrowseView; onView: (view: BrowseView) => void }) {
  const { view: texts } = useTexts(browseCatalog)
  return (
    <div
      role="group"
      aria-label={texts.label}
      className="border-line-strong bg-surface inline-flex h-9 rounded-full border p-0.5"
    >
      {(['cards', 'list'] as const).map((each) => {
        const Icon = icons[each]
        return (
          <button
            key={each}
            type="button"
            aria-pressed={view === each}
            className={joinClasses(
              'target-44 inline-flex cursor-pointer items-center gap-1.5 rounded-full px-3 text-sm',
              view === each ? 'bg-primary-soft text-primary-ink font-semibold' : 'text-muted hover:text-ink',
            )}
            onClick={() => onView(each)}
          >
            <Icon aria-hidden className="size-4" />
            <span className="max-sm:sr-only">{texts[each]}</span>
          </button>
        )
      })}
    </div>
  )
}
