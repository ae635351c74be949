import { CircleCheck } from 'lucide-react'
import { useId } from 'react'
import type { UserRewards } from '#contract/rewards/rewards.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx'
import { VisuallyHidden } from '#web/ui/feedback/visually-hidden.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { rewardsCatalog } from './texts/rewards-texts.ts'

type Achievement = UserRewards['achievements'][number]

/** Achievements with their progress and reward. */
export function Achievements({ achievements }: Pick<UserRewards, 'achievements'>) {
  const { achievements: texts } = useTexts(rewardsCatalog)
  const completed = achievements.filter((one) => one.completed).length
  return (
    <section aria-labelledby="achievements">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="achievements" className="text-2xl">
          {texts.heading}
        </h2>
        <p className="text-muted text-sm tabular-nums">
          {texts.count({ completed, total: achievements.length })}
        </p>
      </div>
      <ul aria-labelledby="achievements" className="mt-4 grid grid-cols-1 gap-4 sm:gap-5 md:grid-cols-2">
        {achievements.map((achievement) => (
          <li key={achievement.id}>
            <AchievementCard achievement={achievement} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function AchievementCard({ achievement }: { achievement: Achievement }) {
  const { achievements: texts, badges } = useTexts(rewardsCatalog)
  const { title, description, category, reward, progress, maxProgress, completed } = achievement
  const titleId = useId()
  return (
    <Card as="article" aria-labelledby={titleId} className="flex h-full flex-col gap-4 wrap-anywhere">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h3 id={titleId} className="text-lg leading-snug">
            {title}
          </h3>
          <p className="text-muted mt-1 text-sm">{description}</p>
        </div>
        {completed && <CircleCheck aria-hidden className="text-success size-7 shrink-0" />}
      </div>
      <p className="flex flex-wrap gap-1.5">
        <Badge>
          <VisuallyHidden>{badges.category}: </VisuallyHidden>
          {badges.categories[category]}
        </Badge>
        <Badge variant="accent">{texts.reward({ reward })}</Badge>
        {completed && <Badge variant="success">{texts.completed}</Badge>}
      </p>
      <ProgressBar
        className="mt-auto"
        label={texts.progressOf({ title })}
        value={progress}
        max={maxProgress}
        text={texts.progress({ progress, max: maxProgress })}
      />
    </Card>
  )
}
