import type { UseMutationResult } from '@tanstack/react-query'
import { moderationCatalog } from '#web/features/administration/texts/moderation-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
import { toastFailure } from '#web/lib/toast-failure.ts'
import { DownloadButton } from '#web/ui/actions/download-button.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'

/** Downloads everything that a list's filters find. */
export function CsvButton({
  exporting,
}: {
  exporting: Pick<UseMutationResult<unknown, Error, void>, 'mutate' | 'isPending'>
}) {
  const { csv: texts } = useTexts(moderationCatalog)
  return (
    <DownloadButton
      loading={exporting.isPending}
      onClick={() =>
        exporting.mutate(undefined, {
          onSuccess: () => toast({ title: texts.done }),
          onError: (error) => toastFailure(error, texts.failed),
        })
      }
    >
      {texts.download}
    </DownloadButton>
  )
}
