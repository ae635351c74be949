import { TriangleAlert } from 'lucide-react'
import { manageCatalog } from '#web/features/projects/texts/manage-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'

type ChangedNoticeProps = { id: string; hasChanged: boolean; onChecked: () => void }

/** Says that the applications changed under an open dialog, and asks for a second look. */
export function ChangedNotice({ id, hasChanged, onChecked }: ChangedNoticeProps) {
  const { complete: texts } = useTexts(manageCatalog)
  return (
    <div role="status">
      {hasChanged && (
        <div className="bg-warn-soft text-warn flex flex-wrap items-center justify-between gap-3 px-5 py-3 text-sm sm:px-7">
          <p id={id} className="flex min-w-0 flex-1 basis-60 items-center gap-2 font-medium">
            <TriangleAlert aria-hidden className="size-4 shrink-0" />
            {texts.changed}
          </p>
          <Button size="sm" variant="secondary" onClick={onChecked}>
            {texts.checked}
          </Button>
        </div>
      )}
    </div>
  )
}
