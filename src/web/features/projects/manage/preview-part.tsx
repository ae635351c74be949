import type { ReactNode } from 'react'
import type { CompletionPreview } from '#contract/projects/completion.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingRegion, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import type { useCompletionPreview } from './api.ts'

type PreviewPartProps = {
  preview: ReturnType<typeof useCompletionPreview>
  failed: string
  children: (preview: CompletionPreview) => ReactNode
}

/** What a dialog shows of the preview of what it does, also while that loads or could not be loaded. */
export function PreviewPart({ preview, failed, children }: PreviewPartProps) {
  if (preview.data) return children(preview.data)
  if (preview.isError) {
    return (
      <ErrorState
        as="h3"
        title={failed}
        onRetry={() => void preview.refetch()}
        retrying={preview.isFetching}
      />
    )
  }
  return (
    <LoadingRegion>
      <SkeletonText lines={3} />
    </LoadingRegion>
  )
}

type DiscardQuestionProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  texts: { discardTitle: string; discardText: string; stay: string; discard: string }
  onDiscard: () => void
}

/** Asks before a dialog closes in which something was written. */
export function DiscardQuestion({ open, onOpenChange, texts, onDiscard }: DiscardQuestionProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.discardTitle}
      text={texts.discardText}
      cancelLabel={texts.stay}
      confirmLabel={texts.discard}
      destructive
      onConfirm={() => {
        onOpenChange(false)
        onDiscard()
      }}
    />
  )
}
