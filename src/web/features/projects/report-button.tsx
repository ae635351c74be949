import { Flag } from 'lucide-react'
import { useRef, useState } from 'react'
import { withTexts } from '#web/lib/language.ts'
import { useTexts } from '#web/lib/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { LazyDialogTrigger, lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx'
import type { ReportProjectDialogProps } from './report-project-dialog.tsx'
import { projectReportsCatalog } from './texts/project-reports-texts.ts'

const loadDialog = async () => (await withTexts(import('./report-project-dialog.tsx'))).ReportProjectDialog
const ReportProjectDialog = lazyDialog<ReportProjectDialogProps>(loadDialog, ({ onOpenChange }) =>
  onOpenChange(false),
)

/** Reports a project to the administrators; says so once it is reported. */
export function ReportButton({ project }: Pick<ReportProjectDialogProps, 'project'>) {
  const texts = useTexts(projectReportsCatalog)
  const [isOpen, setOpen] = useState(false)
  const [isReported, setReported] = useState(false)
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
        load={loadDialog}
        ref={button}
        trigger={
          <Button variant="ghost" size="sm" hidden={isReported}>
            <Flag aria-hidden />
            {texts.report}
          </Button>
        }
      >
        <ReportProjectDialog
          project={project}
          open={isOpen}
          onOpenChange={setOpen}
          onClosed={(event) => {
            event.preventDefault()
            // The pressed button is gone once the project is reported.
            const target = answer.current ?? button.current
            target?.focus()
          }}
          onReported={() => {
            setReported(true)
            setOpen(false)
          }}
        />
      </LazyDialogTrigger>
    </>
  )
}
