import { Link } from '@tanstack/react-router'
import { Gift } from 'lucide-react'
import { useState } from 'react'
import type { UserRewards } from '#contract/rewards/rewards.ts'
import { perkCategories, type PerkCategory } from '#domain/rewards/perks.ts'
import { rewardsNamesCatalog } from '#contract/texts/rewards-names-texts.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Card } from '#web/ui/display/card.tsx'
import { Chip } from '#web/ui/display/chip.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { PerkCard, perkTitleId, type Perk } from './perk-card.tsx'
import { RedeemDialog } from './redeem-dialog.tsx'
import { rewardsCatalog } from './texts/rewards-texts.ts'

type PerksStoreProps = {
  rewards: UserRewards
  /** The selected category; all if missing. */
  category: PerkCategory | undefined
  onCategoryChange: (category: PerkCategory | undefined) => void
}

/** Perks to spend points on (spec F2; decision B3). */
export function PerksStore({ rewards, category, onCategoryChange }: PerksStoreProps) {
  const { perks: texts } = useTexts(rewardsCatalog)
  const { perkCategories: categories } = useTexts(rewardsNamesCatalog)
  const { availablePerks: perks, balance } = rewards
  const [selectedPerk, setSelectedPerk] = useState<Perk | null>(null)
  const [open, setOpen] = useState(false)
  const shown = category ? perks.filter((perk) => perk.category === category) : perks
  const offered = perkCategories.filter((one) => perks.some((perk) => perk.category === one))
  return (
    <div className="grid grid-cols-1 gap-6">
      <Balance balance={balance} />
      <section aria-labelledby="perks-heading">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 id="perks-heading" tabIndex={-1} className="text-2xl outline-none">
            {texts.heading}
          </h2>
          {perks.length > 0 && (
            <p role="status" className="text-muted text-sm tabular-nums">
              {texts.count({ count: shown.length })}
            </p>
          )}
        </div>
        {offered.length > 1 && (
          <div role="group" aria-label={texts.filter} className="no-print mt-4 flex flex-wrap gap-2">
            <Chip pressed={category === undefined} onClick={() => onCategoryChange(undefined)}>
              {texts.all}
            </Chip>
            {offered.map((one) => (
              <Chip key={one} pressed={category === one} onClick={() => onCategoryChange(one)}>
                {categories[one]}
              </Chip>
            ))}
          </div>
        )}
        {shown.length === 0 ? (
          <EmptyState
            as="h3"
            icon={Gift}
            className="mt-5"
            title={perks.length === 0 ? texts.none : texts.noneOf}
            text={texts.noneText}
          />
        ) : (
          <ul
            aria-labelledby="perks-heading"
            className="mt-5 grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3"
          >
            {shown.map((perk) => (
              <li key={perk.id}>
                <PerkCard
                  perk={perk}
                  balance={balance}
                  onRedeem={() => {
                    setSelectedPerk(perk)
                    setOpen(true)
                  }}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
      {selectedPerk && (
        <RedeemDialog
          perk={selectedPerk}
          current={perks.find(({ id }) => id === selectedPerk.id)}
          balance={balance}
          open={open}
          onOpenChange={setOpen}
          onClosed={() => focusPerk(selectedPerk.id)}
        />
      )}
    </div>
  )
}

/** Returns the focus to the perk's button if it is still there, else its name, else the list. */
function focusPerk(id: string) {
  const title = document.getElementById(perkTitleId(id))
  const button = title?.closest('article')?.querySelector<HTMLElement>('button:not(:disabled)')
  ;(button ?? title ?? document.getElementById('perks-heading'))?.focus()
}

function Balance({ balance }: { balance: number }) {
  const { balance: texts, history, points } = useTexts(rewardsCatalog)
  return (
    <Card
      as="section"
      aria-labelledby="balance-heading"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
    >
      <div>
        <h2 id="balance-heading" className="text-muted font-sans text-sm font-normal tracking-normal">
          {texts.heading}
        </h2>
        <p className="font-heading mt-1 text-3xl font-bold tabular-nums">{points({ count: balance })}</p>
      </div>
      <p className="text-sm">
        {texts.text}{' '}
        <Link {...paths.rewards()} hash="point-history" className="link">
          {history.link}
        </Link>
      </p>
    </Card>
  )
}
