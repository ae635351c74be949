import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { UserRewards } from '#contract/rewards.ts'
import { isApiError, messageOf } from '#web/lib/api-error.ts'
import { messages } from '#web/messages/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { CopiedText } from '#web/ui/copied-text.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useRedeemPerk } from './api.ts'

type Perk = UserRewards['availablePerks'][number]

export type RedeemDialogProps = {
  /** As it was when it was chosen. */
  perk: Perk
  balance: number
  open: boolean
  onOpenChange: (open: boolean) => void
  onClosed: () => void
}

/** Asks once, with what it costs and what is kept; then has the code. A refusal is told here, and nothing is lost. */
export function RedeemDialog({ perk, balance, open, onOpenChange, onClosed }: RedeemDialogProps) {
  const { redeem: texts, perks } = messages.rewards
  const redeem = useRedeemPerk()
  const { data: done, error, isPending } = redeem
  const close = useRef<HTMLButtonElement>(null)
  // What was asked about is no longer so.
  const isOver = isApiError(error) && (error.status === 404 || error.status === 409)
  useEffect(() => {
    // The button that was pressed is gone.
    if (done || isOver) close.current?.focus()
  }, [done, isOver])
  const closed = (event: Event) => {
    event.preventDefault()
    redeem.reset()
    onClosed()
  }
  const frame = { open, onOpenChange, onClosed: closed, modalOnly: true, size: 'sm' } as const
  if (done) {
    return (
      <Dialog
        {...frame}
        title={texts.done(perk.title)}
        description={texts.doneText(perk.provider, done.balance)}
        footer={
          <Button ref={close} onClick={() => onOpenChange(false)}>
            {texts.close}
          </Button>
        }
      >
        <dl>
          <CopiedText
            name={perks.code}
            text={done.redemption.claimCode}
            copyName={perks.copyCode(perk.title)}
          />
        </dl>
      </Dialog>
    )
  }
  return (
    <Dialog
      {...frame}
      title={texts.title(perk.title)}
      description={texts.text}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) redeem.mutate(perk)
      }}
      footer={
        isOver ? (
          <Button key="back" ref={close} onClick={() => onOpenChange(false)}>
            {texts.back}
          </Button>
        ) : (
          <>
            <Button variant="secondary" onClick={() => onOpenChange(false)}>
              {messages.ui.cancel}
            </Button>
            <Button type="submit" loading={isPending} loadingText={texts.pending}>
              {texts.confirm}
            </Button>
          </>
        )
      }
    >
      {!isOver && <Sum cost={perk.pointsCost} balance={balance} />}
      <div role="alert" className={joinClasses('empty:hidden', !isOver && 'mt-4')}>
        {error && (
          <div className="bg-danger-soft text-danger flex items-start gap-2 rounded-md px-4 py-3 text-sm">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            <p>
              <span className="block font-semibold">{texts.failed}</span>
              {messageOf(error, messages.errors.text)}
            </p>
          </div>
        )}
      </div>
    </Dialog>
  )
}

/** What it costs, what there is and what remains. */
function Sum({ cost, balance }: { cost: number; balance: number }) {
  const { redeem: texts, points } = messages.rewards
  const rows = [
    [texts.have, balance],
    [texts.cost, cost],
    [texts.after, balance - cost],
  ] as const
  return (
    <dl className="divide-line divide-y tabular-nums">
      {rows.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4 py-2.5 first:pt-0 last:pb-0 last:font-semibold">
          <dt>{name}</dt>
          <dd>{points(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
