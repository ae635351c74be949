import type { ReactNode } from 'react'
import type { UserRewards } from '#contract/rewards/rewards.ts'
import { badges as badgeRules } from '#domain/rewards/badges.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { BadgeCard, OpenBadgeCard } from './badge-card.tsx'
import { rewardsCatalog } from './texts/rewards-texts.ts'

const grid = 'mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3'

type BadgesProps = Pick<UserRewards, 'badges'> & {
  /** Link to where else they appear. */
  more: ReactNode
}

/** All badges: earned ones, then those still to earn with their requirements. */
export function Badges({ badges, more }: BadgesProps) {
  const { badges: texts } = useTexts(rewardsCatalog)
  const open = badgeRules.filter((rule) => !badges.some(({ id }) => id === rule.id))
  return (
    <div className="grid gap-10">
      <section aria-labelledby="earned-badges">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 id="earned-badges" className="text-2xl">
            {texts.earned}
          </h2>
          {more}
        </div>
        {badges.length > 0 ? (
          <ul aria-labelledby="earned-badges" className={grid}>
            {badges.map((badge) => (
              <li key={badge.id}>
                <BadgeCard badge={badge} />
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-muted mt-2">{texts.none}</p>
        )}
      </section>
      <section aria-labelledby="open-badges">
        <h2 id="open-badges" className="text-2xl">
          {texts.open}
        </h2>
        <p className="text-muted measure mt-2">{open.length > 0 ? texts.openText : texts.complete}</p>
        {open.length > 0 && (
          <ul aria-labelledby="open-badges" className={grid}>
            {open.map((badge) => (
              <li key={badge.id}>
                <OpenBadgeCard badge={badge} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}
