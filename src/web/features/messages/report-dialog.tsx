import { useState } from 'react'
import { newMessageReport, type Message } from '#contract/conversation-messages.ts'
import { limits } from '#contract/limits.ts'
import { useReportForm } from '#web/lib/report-form.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { messagingTexts } from '#web/messages/en/messaging.ts'
import { ReportQuestion } from '#web/ui/report-question.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useReportMessage } from './message-api.ts'

type ReportDialogProps = {
  message: Message
  onClosed: (event: Event) => void
  /** Once it has gone from the page. */
  onGone: () => void
}

/** Asks administrators to look at a message, with a reason out of a few and an explanation. */
export function ReportDialog({ message, onClosed, onGone }: ReportDialogProps) {
  const { report: texts } = messagingTexts
  const [open, setOpen] = useState(true)
  const report = useReportMessage(message.id)
  const form = useReportForm(newMessageReport)
  return (
    <ReportQuestion
      open={open}
      onOpenChange={setOpen}
      onClosed={(event) => {
        onClosed(event)
        onGone()
      }}
      description={texts.text(message.senderName || messagingTexts.log.somebody)}
      texts={texts}
      form={form}
      max={limits.decisionReason}
      isPending={report.isPending}
      onSend={report.mutateAsync}
      onSent={() => toast(texts.done)}
      onRefused={(error) => tellFailure(error, texts.failed)}
    />
  )
}
