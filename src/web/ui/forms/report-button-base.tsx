import { Flag } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { Button } from '#web/ui/actions/button.tsx'
import { LazyDialogTrigger } from '#web/ui/overlays/lazy-dialog.tsx'

/** What the dialog of a report needs from its button. */
export type ReportDialogState = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called after the dialog has closed. */
  onClosed: (event: Event) => void
  /** Called after the report was stored. */
  onReported: () => void
}

export type ReportButtonBaseProps = {
  texts: Record<'report' | 'reported' | 'reportedText', string>
  /** The reader's report awaits a decision. */
  isReported: boolean
  /** The button's name where a list has several; it begins with `texts.report`. */
  label?: string
  /** Loads the dialog's code. */
  load: () => Promise<unknown>
  children: (dialog: ReportDialogState) => ReactNode
}

/** Renders a dialog that the caller describes with a function. */
export function RenderedReportDialog({
  render,
  ...dialog
}: ReportDialogState & { render: (dialog: ReportDialogState) => ReactNode }) {
  return render(dialog)
}

/** The button that reports something to the administrators; says so once it is reported. */
export function ReportButtonBase({ texts, label, load, children, ...stored }: ReportButtonBaseProps) {
  const [isOpen, setOpen] = useState(false)
  const [isSent, setSent] = useState(false)
  const isReported = isSent || stored.isReported
  const button = useRef<HTMLButtonElement>(null)
  const answer = useRef<HTMLParagraphElement>(null)
  return (
    <>
      {isReported && (
        <p
          ref={answer}
          tabIndex={-1}
          className="text-muted flex items-center gap-2 px-3.5 py-2 text-sm outline-none"
        >
          <Flag aria-hidden className="size-4 shrink-0" />
          <span>
            <span className="font-semibold">{texts.reported}.</span> {texts.reportedText}
          </span>
        </p>
      )}
      <LazyDialogTrigger
        open={isOpen}
        onOpenChange={setOpen}
        load={load}
        ref={button}
        trigger={
          <Button variant="ghost" size="sm" hidden={isReported} aria-label={label}>
            <Flag aria-hidden />
            {texts.report}
          </Button>
        }
      >
        <RenderedReportDialog
          render={children}
          open={isOpen}
          onOpenChange={setOpen}
          onClosed={(event) => {
            event.preventDefault()
            // The pressed button is gone once it is reported.
            const target = answer.current ?? button.current
            target?.focus()
          }}
          onReported={() => {
            setSent(true)
            setOpen(false)
          }}
        />
      </LazyDialogTrigger>
    </>
  )
}
