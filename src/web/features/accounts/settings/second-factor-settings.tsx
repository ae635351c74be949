import { useState } from 'react'
import type { SecondFactorState } from '#contract/accounts/second-factor.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { SettingCard } from '#web/ui/display/setting-card.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import {
  useRemoveSecondFactor,
  useRenewRecoveryCodes,
  useSecondFactor,
} from '#web/features/accounts/second-factor-api.ts'
import { secondFactorCatalog } from '#web/features/accounts/texts/second-factor-texts.ts'
import { PasswordAndCodeForm } from './password-and-code-form.tsx'
import { EnrollDialog } from './enroll-dialog.tsx'
import { RecoveryCodeList } from './recovery-code-list.tsx'
import { settingsIds } from './settings-ids.ts'

const headingId = settingsIds.secondFactor

/** With this few recovery codes left, we suggest creating new ones. */
const few = 3

type Props = {
  email: string
  /** The administrators' area requires two-step sign-in. */
  isAsked: boolean
}

/** Two-step sign-in: turning it on and off, and its recovery codes. */
export function SecondFactorSettings({ email, isAsked: isRequired }: Props) {
  const { settings: texts } = useTexts(secondFactorCatalog)
  const { data, isError, isFetching, refetch } = useSecondFactor()
  return (
    <SettingCard id={headingId} title={texts.heading} text={texts.text}>
      {data ? (
        <Loaded state={data} email={email} isAsked={isRequired} />
      ) : isError ? (
        <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <LoadingRegion>
          <Skeleton className="h-11 rounded-md" />
        </LoadingRegion>
      )}
    </SettingCard>
  )
}

function Loaded({ state, email, isAsked: isRequired }: Props & { state: SecondFactorState }) {
  const { settings: texts } = useTexts(secondFactorCatalog)
  const { isEnrolled, enrolledAt, recoveryCodesLeft: left } = state
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Badge variant={isEnrolled ? 'success' : isRequired ? 'warn' : 'neutral'}>
          {isEnrolled ? texts.on : texts.off}
        </Badge>
        {isEnrolled ? (
          <span className="text-muted">
            {enrolledAt && (
              <>
                {texts.since} <TimeStamp iso={enrolledAt} />
                {' · '}
              </>
            )}
            {texts.left({ count: left })}
          </span>
        ) : (
          isRequired && <strong className="font-semibold">{texts.asked}</strong>
        )}
      </p>
      {isEnrolled && left <= few && <p className="text-warn text-sm font-medium">{texts.fewLeft}</p>}
      <div className="flex flex-wrap gap-3">
        {/* Stays mounted while it shows the recovery codes, even when it is no longer offered. */}
        <EnrollDialog email={email} isOffered={!isEnrolled} onClosed={focusHeading} />
        {isEnrolled && (
          <>
            <RenewDialog email={email} />
            <RemoveDialog email={email} onClosed={focusHeading} />
          </>
        )}
      </div>
    </>
  )
}

/** The button that opened a dialog may be gone when the dialog closes. */
function focusHeading(event: Event): void {
  event.preventDefault()
  document.getElementById(headingId)?.focus()
}

function RemoveDialog({ email, onClosed }: { email: string; onClosed: (event: Event) => void }) {
  const { settings: texts } = useTexts(secondFactorCatalog)
  const [isOpen, setOpen] = useState(false)
  const remove = useRemoveSecondFactor()
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      onClosed={onClosed}
      modalOnly
      size="sm"
      title={texts.turnOffTitle}
      description={texts.turnOffText}
      trigger={<Button variant="ghost">{texts.disableTopicEmails}</Button>}
    >
      <PasswordAndCodeForm
        email={email}
        submitLabel={texts.disableTopicEmails}
        isDestructive
        change={remove}
        onDone={() => setOpen(false)}
      />
    </Dialog>
  )
}

function RenewDialog({ email }: { email: string }) {
  const { settings: texts } = useTexts(secondFactorCatalog)
  const [isOpen, setOpen] = useState(false)
  const renew = useRenewRecoveryCodes()
  const codes = renew.data?.codes
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        setOpen(open)
        // Shown once.
        if (open) renew.reset()
      }}
      modalOnly
      isCloseBlocked={codes !== undefined}
      size="sm"
      title={codes ? texts.steps.codes.title : texts.renewTitle}
      description={codes ? texts.steps.codes.text : texts.renewText}
      trigger={<Button variant="secondary">{texts.renew}</Button>}
    >
      {codes ? (
        <RecoveryCodeList codes={codes} email={email} onDone={() => setOpen(false)} />
      ) : (
        <PasswordAndCodeForm email={email} submitLabel={texts.renew} change={renew} />
      )}
    </Dialog>
  )
}
