import type { UseMutationResult } from '@tanstack/react-query'
import { moderationCatalog } from '#web/features/administration/texts/moderation-texts.ts'
import { ExportsLeft, useExportsRefresh } from '#web/lib/exports-left.tsx'
import { useTexts } from '#web/lib/texts.ts'
import { toastFailure } from '#web/lib/toast-failure.ts'
import { DownloadButton } from '#web/ui/actions/download-button.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'

type CsvButtonProps = {
  exporting: Pick<UseMutationResult<unknown, Error, void>, 'mutate' | 'isPending'>
  /** Whether the file names people: only a few of those can be downloaded in a row, which it says. */
  namesPeople?: boolean
}

/** Downloads everything that a list's filters find. */
export function CsvButton({ exporting, namesPeople = true }: CsvButtonProps) {
  const { csv: texts } = useTexts(moderationCatalog)
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
