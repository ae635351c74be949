/** Whether accepted work continues: what is asked, and each side's answer (safeguards S3, S15, S17). */
import { HeartHandshake } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import type { Application } from '#contract/applications/applications.ts'
import type { ApplicationSide } from '#domain/applications/applications.ts'
import { canFreeSpot, type WorkCheckAnswer } from '#domain/applications/work-checks.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { formatVolunteerName } from './application-display.ts'
import { workCheckCatalog } from './texts/work-check-texts.ts'
import { useAnswerWorkCheck } from './work-check-api.ts'

type WorkCheckNoticeProps = {
  application: Application
  by: ApplicationSide
  /** Called after an answer, whose button is gone. */
  onAnswered: () => void
}

/** What one side is asked about the work, with its answers; nothing if it is asked nothing. */
export function WorkCheckNotice({ application, by, onAnswered }: WorkCheckNoticeProps) {
  const texts = useTexts(workCheckCatalog)
  const { check } = application
  const answer = useAnswerWorkCheck(application)
  if (!check) return null
  const names = {
    organization: application.organization.organizationName,
    volunteer: formatVolunteerName(application),
  }
  const isAsked = by === 'volunteer' && check.isAsked
  const isSilent = by === 'organization' && check.isSilent
  if (!isAsked && !isSilent && !check.isRenewalAsked) return null
  const hasRenewed = by === 'volunteer' ? check.hasVolunteerRenewed : check.hasOrganizationRenewed
  const send = async (chosen: WorkCheckAnswer) => {
    try {
      await answer.mutateAsync(chosen)
    } catch (error) {
      toastFailure(error, texts.failed)
      return false
    }
    toast({ title: texts.done[chosen] })
    return true
  }
  const press = async (chosen: WorkCheckAnswer) => {
    if (await send(chosen)) onAnswered()
  }
  return (
    <section
      aria-label={texts.label}
      className="bg-accent-soft text-accent-ink mt-3 grid gap-3 rounded-md px-3 py-3 text-sm wrap-anywhere"
    >
      {isAsked && (
        <Question text={texts.asked(names)}>
          <Button size="sm" loading={answer.isPending} onClick={() => void press('still_active')}>
            {texts.stillActive}
          </Button>
        </Question>
      )}
      {isSilent && <Question text={texts.silent(names)} />}
      {check.isRenewalAsked && (
        <Question text={hasRenewed ? texts.waiting[by](names) : texts.renewal[by](names)}>
          {!hasRenewed && (
            <Button size="sm" loading={answer.isPending} onClick={() => void press('renew')}>
              {texts.renew}
            </Button>
          )}
        </Question>
      )}
      {by === 'organization' && canFreeSpot(check) && (
        <FreeSpot
          name={names.volunteer}
          isPending={answer.isPending}
          onConfirm={() => send('free_spot')}
          onFreed={onAnswered}
        />
      )}
    </section>
  )
}

function Question({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="flex gap-3">
      <HeartHandshake aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="grid min-w-0 justify-items-start gap-2">
        <p dir="auto">{text}</p>
        {children}
      </div>
    </div>
  )
}

type FreeSpotProps = {
  name: string
  isPending: boolean
  /** Says whether it succeeded. After a failure the question stays open. */
  onConfirm: () => Promise<boolean>
  onFreed: () => void
}

function FreeSpot({ name, isPending, onConfirm, onFreed }: FreeSpotProps) {
  const texts = useTexts(workCheckCatalog)
  const [open, setOpen] = useState(false)
  const isFreed = useRef(false)
  const confirm = async () => {
    if (!(await onConfirm())) return
    isFreed.current = true
    setOpen(false)
  }
  return (
    <div className="ps-7">
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        onClosed={(event) => {
          if (!isFreed.current) return
          // The button that opened it is gone, and the dialog kept the focus until now.
          event.preventDefault()
          onFreed()
        }}
        title={texts.freeTitle({ volunteer: name })}
        text={texts.freeText}
        confirmLabel={texts.freeSpot}
        loading={isPending}
        onConfirm={() => void confirm()}
        trigger={
          <Button size="sm" variant="secondary">
            {texts.freeSpot}
          </Button>
        }
      />
    </div>
  )
}
