import { Link, useLocation } from '@tanstack/react-router'
import { Award, CalendarCheck, CircleCheck, Clock } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import type { UserRewards } from '#contract/rewards/rewards.ts'
import { badges as allBadges } from '#domain/rewards/badges.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Card } from '#web/ui/display/card.tsx'
import { Panel, StatCards } from '#web/ui/display/stat-card.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { BadgeCard } from './badge-card.tsx'
import { LevelCard } from './level-card.tsx'
import { PointHistory } from './point-history.tsx'
import { RestWeeks } from './rest-weeks.tsx'
import { rewardsCatalog } from './texts/rewards-texts.ts'

/** Badges shown at first (spec F9). */
const previewed = 3
const historyId = 'point-history'

/** Rewards overview (spec F2): level, rank, counters, latest badges, rest weeks and point history. */
export function Overview({ rewards }: { rewards: UserRewards }) {
  const { counters: texts, latest, streak, history } = useTexts(rewardsCatalog)
  const { badges } = rewards
  const part = useLocation({ select: ({ hash }) => hash })
  useEffect(() => {
    // The link was on another tab and is gone, so set the focus.
    if (part === historyId) document.getElementById(historyId)?.focus({ preventScroll: true })
  }, [part])
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid grid-cols-1 gap-5">
        <LevelCard rewards={rewards} />
        <StatCards
          label={texts.label}
          stats={[
            {
              icon: CircleCheck,
              label: texts.projects,
              value: texts.number({ value: rewards.projectsCompleted }),
            },
            {
              icon: Clock,
              label: texts.hours,
              value: texts.number({ value: rewards.hoursVolunteered }),
              hint: texts.hoursHint,
            },
            {
              icon: CalendarCheck,
              label: texts.streak,
              value: texts.number({ value: rewards.weeklyStreak }),
              hint: texts.weeks({ count: rewards.weeklyStreak }),
            },
            {
              icon: Award,
              label: texts.badges,
              value: texts.number({ value: badges.length }),
              hint: texts.ofBadges({ total: allBadges.length }),
            },
          ]}
        />
      </div>
      <Panel id="latest-badges" title={latest.heading} action={<BadgesLink>{latest.all}</BadgesLink>}>
        {badges.length === 0 ? (
          <p className="text-muted">{latest.none}</p>
        ) : (
          <ul
            aria-labelledby="latest-badges"
            className="grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3"
          >
            {badges.slice(0, previewed).map((badge) => (
              <li key={badge.id}>
                <BadgeCard badge={badge} isShort />
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)] lg:gap-5">
        <Panel id="rest" title={streak.heading}>
          <Card>
            <RestWeeks restWeeks={rewards.restWeeks} />
          </Card>
        </Panel>
        <Panel id={historyId} title={history.heading}>
          <PointHistory />
        </Panel>
      </div>
    </div>
  )
}

function BadgesLink({ children }: { children: ReactNode }) {
  return (
    <Link {...paths.rewards({ tab: 'badges' })} className="link text-sm">
      {children}
    </Link>
  )
}
