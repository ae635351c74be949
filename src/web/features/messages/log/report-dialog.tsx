import { useState } from 'react'
import { newMessageReport, type Message } from '#contract/messages/messages.ts'
import { limits } from '#contract/limits.ts'
import { useReportForm } from '#web/lib/forms/report-form.ts'
import { ReportDialogBase } from '#web/ui/forms/report-dialog-base.tsx'
import { messagingCatalog } from '#web/features/messages/texts/messaging-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useReportMessage } from './message-api.ts'

type ReportDialogProps = {
  message: Message
  onClosed: (event: Event) => void
  /** Called after the message is gone. */
  onGone: () => void
}

/** Reports a message to administrators, with a listed reason and an explanation. */
export function ReportDialog({ message, onClosed, onGone }: ReportDialogProps) {
  const messagingTexts = useTexts(messagingCatalog)
  const { report: texts } = messagingTexts
  const [open, setOpen] = useState(true)
  const report = useReportForm(useReportMessage(message), {
    schema: newMessageReport,
    onSent: () => setOpen(false),
  })
  return (
    <ReportDialogBase
      open={open}
      onOpenChange={setOpen}
      onClosed={(event) => {
        onClosed(event)
        onGone()
      }}
      description={texts.text({ name: message.senderName || messagingTexts.log.someone })}
      texts={texts}
      report={report}
      max={limits.decisionReason}
    />
  )
}
