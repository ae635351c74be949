import { formatList } from '#contract/i18n/lists.ts'
import type { Language } from '#contract/i18n/languages.ts'
import type { PointEntry } from '#contract/rewards/rewards.ts'
import type { RewardsTexts } from './texts/rewards-texts.ts'

/** Why points were earned or spent, in a few words. */
export function describeEntry(rewardsTexts: RewardsTexts, entry: PointEntry): string {
  const { history: texts } = rewardsTexts
  const what = nameSource(rewardsTexts, entry)
  return entry.points < 0 && entry.kind !== 'perk' ? texts.undone({ what }) : what
}

function nameSource(rewardsTexts: RewardsTexts, { kind, data, points }: PointEntry): string {
  const { history: texts } = rewardsTexts
  switch (kind) {
    case 'hours':
      return texts.hours({ hours: data.hours ?? 0 })
    case 'achievement':
      return texts.achievement({ title: data.achievementTitle ?? '' })
    case 'perk':
      return (points < 0 ? texts.perk : texts.perkBack)({ title: data.perkTitle ?? '' })
    case 'contribution':
    case 'profile':
    case 'review':
      return texts[kind]
  }
}

/** The work behind an entry, if any. */
export function describeWork(
  language: Language,
  { data: { projectTitle, organizationName } }: PointEntry,
): string | null {
  return formatList(language, [projectTitle, organizationName]) || null
}
