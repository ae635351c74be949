import { Columns2, X } from 'lucide-react'
import { useState } from 'react'
import { matchesCatalog } from '#web/features/projects/texts/matches-texts.ts'
import { useMedia } from '#web/lib/browser/media.ts'
import { withTexts } from '#web/lib/language/language.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { lazySection } from '#web/ui/feedback/lazy-section.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { TooltipIconButton } from '#web/ui/overlays/tooltip-icon-button.tsx'
import type { CompareTableProps } from './compare-table.tsx'

/** Only once something is compared. */
const CompareTable = lazySection(async () => (await withTexts(import('./compare-table.tsx'))).CompareTable)

export type CompareProps = CompareTableProps & { onClear: () => void }

/** The compared matches: beside the list where there is room, else a bar below it that opens them. */
export function Compare(props: CompareProps) {
  const isWide = useMedia('(width >= 64rem)')
  if (isWide) return <CompareAside {...props} />
  return props.compared.length > 0 && <CompareBar {...props} />
}

function CompareAside({ compared, weights, onClear }: CompareProps) {
  const { compare: texts } = useTexts(matchesCatalog)
  const count = compared.length
  return (
    <section
      aria-label={texts.sheet}
      className="border-line bg-surface no-print sticky top-20 max-h-[calc(100dvh-6rem)] self-start overflow-y-auto rounded-lg border"
    >
      <div className="flex min-h-13 items-center justify-between gap-3 px-4 py-2">
        <h2 className="text-lg">{texts.heading({ count })}</h2>
        {count > 0 && (
          <button type="button" className="link target-44 cursor-pointer text-sm" onClick={onClear}>
            {texts.clear}
          </button>
        )}
      </div>
      {count > 0 && (
        <div className="border-line border-t">
          <CompareTable compared={compared} weights={weights} />
        </div>
      )}
      {count < 2 && <p className="text-muted px-4 pb-4 text-sm">{count === 0 ? texts.none : texts.one}</p>}
    </section>
  )
}

/** Dark in both themes, above the bar of tabs on a phone. */
function CompareBar({ compared, weights, onClear }: CompareProps) {
  const { compare: texts } = useTexts(matchesCatalog)
  const [isOpen, setOpen] = useState(false)
  const count = compared.length
  return (
    <section
      aria-label={texts.sheet}
      className="bg-surface text-ink border-line-strong shadow-popover no-print short:bottom-0 fixed inset-x-0 bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 flex min-h-14 items-center gap-2 border-t px-4 py-2 scheme-dark md:bottom-0"
    >
      <p role="status" className="me-auto line-clamp-2 min-w-0 text-sm wrap-anywhere">
        {count < 2 ? texts.one : compared.map(({ title }) => title).join(' · ')}
      </p>
      <Button size="bar" disabled={count < 2} onClick={() => setOpen(true)}>
        <Columns2 aria-hidden />
        {texts.heading({ count })}
      </Button>
      <TooltipIconButton icon={X} size="sm" label={texts.clear} onClick={onClear} />
      <Dialog open={isOpen} onOpenChange={setOpen} size="wide" title={texts.sheet}>
        <CompareTable compared={compared} weights={weights} />
      </Dialog>
    </section>
  )
}
