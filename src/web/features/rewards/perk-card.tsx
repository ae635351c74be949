import { Check } from 'lucide-react'
import { use, useId } from 'react'
import type { UserRewards } from '#contract/rewards/rewards.ts'
import { rewardsNamesCatalog } from '#contract/texts/rewards-names-texts.ts'
import { formatDate } from '#web/lib/format/format-time.ts'
import { TimeZoneContext } from '#web/lib/format/time-zone.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { CopyableText } from '#web/ui/display/copyable-text.tsx'
import { VisuallyHidden } from '#web/ui/feedback/visually-hidden.tsx'
import { useTexts, useLanguage } from '#web/lib/language/texts.ts'
import { rewardsCatalog } from './texts/rewards-texts.ts'

export type Perk = UserRewards['availablePerks'][number]

/** Element id of a perk's title, which can take the focus back. */
export const perkTitleId = (id: string) => `perk-${id}`

type PerkCardProps = { perk: Perk; balance: number; onRedeem: () => void }

/** A perk of the store: description, price, and whether it can be or has been redeemed. */
export function PerkCard({ perk, balance, onRedeem }: PerkCardProps) {
  const { perks: texts, badges, points } = useTexts(rewardsCatalog)
  const { perkCategories } = useTexts(rewardsNamesCatalog)
  const { title, provider, discount, category, claimCode } = perk
  const titleId = perkTitleId(perk.id)
  return (
    <Card as="article" aria-labelledby={titleId} className="flex h-full flex-col gap-4 wrap-anywhere">
      <div>
        <p className="mb-2.5 flex flex-wrap gap-1.5">
          <Badge variant="primary">
            <VisuallyHidden>{badges.category}: </VisuallyHidden>
            {perkCategories[category]}
          </Badge>
          {discount && <Badge variant="accent">{discount}</Badge>}
        </p>
        <h3 id={titleId} tabIndex={-1} className="text-lg leading-snug outline-none" dir="auto">
          {title}
        </h3>
        <p className="text-muted mt-0.5 text-sm">{texts.by({ provider })}</p>
        <p className="mt-3 text-sm" dir="auto">
          {perk.description}
        </p>
      </div>
      <div className="border-line mt-auto grid gap-4 border-t pt-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <p className="font-heading text-xl font-bold tabular-nums">{points({ count: perk.pointsCost })}</p>
          <Supply perk={perk} />
        </div>
        {claimCode !== null && (
          <dl>
            <CopyableText name={texts.code} text={claimCode} copyName={texts.copyCode({ title })} />
          </dl>
        )}
        <PerkButton perk={perk} balance={balance} onRedeem={onRedeem} />
      </div>
    </Card>
  )
}

/** When it was redeemed; otherwise how many are left and until when. */
function Supply({ perk: { claimed, redeemedAt, left, endsAt } }: { perk: Perk }) {
  const language = useLanguage()
  const { perks: texts } = useTexts(rewardsCatalog)
  const timeZone = use(TimeZoneContext)
  const facts = claimed
    ? [redeemedAt && texts.claimedOn({ day: formatDate(language, redeemedAt, timeZone) })]
    : [
        left !== null && (left > 0 ? texts.left({ left }) : texts.noneLeft),
        endsAt && texts.until({ day: formatDate(language, endsAt, timeZone) }),
      ]
  const details = facts.filter((fact) => typeof fact === 'string')
  if (details.length === 0) return null
  return <p className="text-muted text-sm tabular-nums">{details.join(' · ')}</p>
}

function PerkButton({ perk, balance, onRedeem }: PerkCardProps) {
  const { perks: texts } = useTexts(rewardsCatalog)
  const id = useId()
  const titleId = perkTitleId(perk.id)
  const missing = perk.pointsCost - balance
  if (perk.claimed) {
    return (
      <Button variant="secondary" wide disabled aria-describedby={titleId}>
        <Check aria-hidden />
        {texts.claimed}
      </Button>
    )
  }
  if (missing > 0) {
    return (
      <div>
        <Button variant="secondary" wide disabled aria-describedby={`${titleId} ${id}`}>
          {texts.notEnough}
        </Button>
        <p id={id} className="text-muted mt-2 text-center text-sm tabular-nums">
          {texts.missing({ missing })}
        </p>
      </div>
    )
  }
  return (
    <Button wide disabled={perk.left === 0} aria-describedby={titleId} onClick={onRedeem}>
      {texts.redeem}
    </Button>
  )
}
