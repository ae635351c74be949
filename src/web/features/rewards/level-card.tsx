import { Link } from '@tanstack/react-router'
import { Crown, Gem, Medal, type LucideIcon } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import type { UserRewards } from '#contract/rewards/rewards.ts'
import type { RewardTier } from '#domain/rewards/rewards.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Badge, type BadgeVariant } from '#web/ui/display/badge.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { rewardsCatalog } from './texts/rewards-texts.ts'

const tiers: Record<RewardTier, { icon: LucideIcon; variant: BadgeVariant }> = {
  Diamond: { icon: Gem, variant: 'info' },
  Platinum: { icon: Crown, variant: 'primary' },
  Gold: { icon: Medal, variant: 'accent' },
  Silver: { icon: Medal, variant: 'neutral' },
  Bronze: { icon: Medal, variant: 'outline' },
}

/** Level with progress and tier, plus rank among all volunteers and spendable points. */
export function LevelCard({ rewards }: { rewards: UserRewards }) {
  const { level: texts, rank: rankTexts, balance: balanceTexts, points } = useTexts(rewardsCatalog)
  const { currentLevel, currentPoints, levelPoints, nextLevelPoints, rank, balance } = rewards
  return (
    <Card
      as="section"
      aria-labelledby="level-heading"
      padding="lg"
      className="grid grid-cols-1 gap-7 sm:grid-cols-2 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)_minmax(0,1fr)] lg:gap-0"
    >
      <div className="sm:max-lg:col-span-2 lg:pe-8">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 id="level-heading" className="text-3xl tabular-nums">
            {texts.level({ level: currentLevel })}
          </h2>
          <Badge {...tiers[rank.tier]} size="md">
            {texts.tier({ tier: rank.tier })}
          </Badge>
        </div>
        <ProgressBar
          className="mt-4"
          size="lg"
          label={texts.bar({ level: currentLevel + 1 })}
          value={currentPoints - levelPoints}
          max={nextLevelPoints - levelPoints}
          text={texts.progress({ earned: currentPoints, next: nextLevelPoints })}
        />
        <p className="mt-2 font-medium tabular-nums">
          {texts.toGo({ left: nextLevelPoints - currentPoints, level: currentLevel + 1 })}
        </p>
      </div>
      <Figure
        heading={rankTexts.heading}
        value={rankTexts.position({ position: rank.position })}
        text={rankTexts.of({ total: rank.totalUsers })}
      >
        {rankTexts.text}
      </Figure>
      <Figure heading={balanceTexts.heading} value={points({ count: balance })}>
        <Link {...paths.rewards({ tab: 'perks' })} className="link">
          {balanceTexts.store}
        </Link>
      </Figure>
    </Card>
  )
}

type FigureProps = { heading: string; value: string; text?: string; children: ReactNode }

/** A number beside the level, with its explanation. */
function Figure({ heading, value, text, children }: FigureProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="border-line max-lg:border-t max-lg:pt-6 lg:border-s lg:px-8 lg:last:pe-0"
    >
      <h3 id={id} className="text-muted font-sans text-sm font-normal tracking-normal">
        {heading}
      </h3>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-2 tabular-nums">
        <span className="font-heading text-3xl font-bold">{value}</span>
        {text && <span>{text}</span>}
      </p>
      <p className="text-muted mt-2 text-sm">{children}</p>
    </section>
  )
}
