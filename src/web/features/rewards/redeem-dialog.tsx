import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { UserRewards } from '#contract/rewards/rewards.ts'
import { isApiError, messageOf } from '#web/lib/calls/api-error.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { CopyableText } from '#web/ui/display/copyable-text.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { uiCatalog } from '#web/ui/texts/ui-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useRedeemPerk, useRefreshedRewards } from './api.ts'
import { rewardsCatalog, type RewardsTexts } from './texts/rewards-texts.ts'

type Perk = UserRewards['availablePerks'][number]

export type RedeemDialogProps = {
  /** The perk as it was when selected. */
  perk: Perk
  /** The perk as the store shows it now. */
  current: Perk | undefined
  balance: number
  open: boolean
  onOpenChange: (open: boolean) => void
  onClosed: () => void
}

/**
 * Confirms once, with the price and the remaining points, then shows the code. An error shows here and costs nothing.
 */
export function RedeemDialog({ perk, current, balance, open, onOpenChange, onClosed }: RedeemDialogProps) {
  const rewardsTexts = useTexts(rewardsCatalog)
  const uiTexts = useTexts(uiCatalog)
  const { redeem: texts, perks } = rewardsTexts
  const redeem = useRedeemPerk()
  const refresh = useRefreshedRewards()
  const { data, error, isPending } = redeem
  const close = useRef<HTMLButtonElement>(null)
  // A second click may come before the next render.
  const isSent = useRef(false)
  // Redeemed by another click, in another tab, or by a call whose response was lost: the code exists anyway.
  const done = data
    ? { code: data.redemption.claimCode, balance: data.balance }
    : error && current && current.claimCode !== null
      ? { code: current.claimCode, balance }
      : null
  const isDone = done !== null
  const refusal = error && describeRefusal(rewardsTexts, error)
  // The offer has changed.
  const isOver = isApiError(error) && (error.status === 404 || error.status === 409)
  useEffect(() => {
    // The button that was pressed is gone.
    if (isDone || isOver) close.current?.focus()
  }, [isDone, isOver])
  const closed = (event: Event) => {
    event.preventDefault()
    isSent.current = false
    // The first attempt may have failed for lack of network.
    if (error) refresh()
    redeem.reset()
    onClosed()
  }
  const send = () => {
    if (isSent.current) return
    isSent.current = true
    redeem.mutate(perk, {
      onError: () => {
        isSent.current = false
      },
    })
  }
  const frame = { open, onOpenChange, onClosed: closed, modalOnly: true, size: 'sm' } as const
  if (done) {
    return (
      <Dialog
        {...frame}
        title={texts.done({ title: perk.title })}
        description={texts.doneText({ provider: perk.provider, balance: done.balance })}
        footer={
          <Button ref={close} onClick={() => onOpenChange(false)}>
            {texts.close}
          </Button>
        }
      >
        <dl>
          <CopyableText name={perks.code} text={done.code} copyName={perks.copyCode({ title: perk.title })} />
        </dl>
      </Dialog>
    )
  }
  return (
    <Dialog
      {...frame}
      // Closing now would look like canceling, although the points are spent.
      isCloseBlocked={isPending}
      title={texts.title({ title: perk.title })}
      description={texts.text}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      footer={
        isOver ? (
          <Button key="back" ref={close} onClick={() => onOpenChange(false)}>
            {texts.back}
          </Button>
        ) : (
          <>
            <Button variant="secondary" disabled={isPending} onClick={() => onOpenChange(false)}>
              {uiTexts.cancel}
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
        {refusal && (
          <div className="bg-danger-soft text-danger flex items-start gap-2 rounded-md px-4 py-3 text-sm">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            <p>
              <span className="block font-semibold">{refusal.title}</span>
              {refusal.text}
            </p>
          </div>
        )}
      </div>
    </Dialog>
  )
}

/** What is known about a failed redemption; without a response we don't even know that it failed. */
function describeRefusal(rewardsTexts: RewardsTexts, error: unknown): { title: string; text: string } {
  const { redeem: texts } = rewardsTexts
  const { status, body } = isApiError(error) ? error : { status: 0, body: null }
  if (status === 0 || status >= 502) return { title: texts.unanswered, text: texts.unansweredText }
  const title = body?.code === 'perk_claimed' ? texts.already : texts.failed
  return { title, text: messageOf(error, texts.failedText) }
}

/** Price, balance and what remains. */
function Sum({ cost, balance }: { cost: number; balance: number }) {
  const { redeem: texts, points } = useTexts(rewardsCatalog)
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
          <dd>{points({ count: value })}</dd>
        </div>
      ))}
    </dl>
  )
}
