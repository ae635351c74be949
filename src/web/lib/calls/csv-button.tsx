import type { UseMutationResult } from '@tanstack/react-query'
import { DownloadButton } from '#web/ui/actions/download-button.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { csvButtonCatalog } from '#web/ui/texts/csv-button-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { ExportsLeft, useExportsRefresh } from './exports-left.tsx'
import { toastFailure } from './toast-failure.ts'

type CsvButtonProps = {
  exporting: Pick<UseMutationResult<unknown, Error, void>, 'mutate' | 'isPending'>
  /** Whether the file names people: their number is limited, and it says when only a few are left. */
  namesPeople?: boolean
}

/** Downloads everything that a list's filters find. */
export function CsvButton({ exporting, namesPeople = true }: CsvButtonProps) {
  const texts = useTexts(csvButtonCatalog)
  const refresh = useExportsRefresh()
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
      {namesPeople && <ExportsLeft className="text-muted text-sm" />}
      <DownloadButton
        loading={exporting.isPending}
        onClick={() =>
          exporting.mutate(undefined, {
            onSuccess: () => toast({ title: texts.done }),
            onError: (error) => toastFailure(error, texts.failed),
            onSettled: refresh,
          })
        }
      >
        {texts.download}
      </DownloadButton>
    </div>
  )
}
