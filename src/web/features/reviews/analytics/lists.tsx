/** The lists of review analytics: skills, history and trust tips (spec F2, F9). */
import { Handshake } from 'lucide-react'
import type { ReviewAnalytics } from '#contract/reviews/analytics.ts'
import { describeSkill } from '#contract/i18n/skills-and-causes.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import { formatMonth } from '#web/lib/format/format-month.ts'
import { Stars } from '#web/ui/display/stars.tsx'
import { formatDecimal } from '#web/lib/format/format-number.ts'
import { useTexts, useLanguage } from '#web/lib/language/texts.ts'
import { analyticsCatalog } from './texts/analytics-texts.ts'

/** Number of entries per list. */
const shown = { skills: 5, months: 6 }
const rows = 'divide-line divide-y'
const row = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0'
/** The name may be long, so on a phone every row puts it above its rating. */
const namedRow = `${row} max-sm:flex-col max-sm:items-start`

/** The five highest-rated skills. */
export function TopSkills({ analytics: { topSkillsRated, side } }: { analytics: ReviewAnalytics }) {
  const { skills: texts } = useTexts(analyticsCatalog)
  const labels = useTexts(skillsAndCausesCatalog)
  if (topSkillsRated.length === 0) return <p className="text-muted">{texts.none}</p>
  return (
    <>
      <ol aria-label={texts.heading} className={rows}>
        {topSkillsRated.slice(0, shown.skills).map(({ skill, rating, count }) => (
          <li key={skill} className={namedRow}>
            <span className="font-medium">{describeSkill(labels, skill)}</span>
            <span className="flex items-center gap-3 text-sm tabular-nums">
              <Stars value={rating} accessibleText={texts.spoken({ rating })} />
              <span className="text-muted">{texts.value({ rating, count })}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className="text-muted mt-4 text-sm">{texts.text[side]}</p>
    </>
  )
}

/** The latest six months with completed work. */
export function CollaborationHistory({
  analytics: { collaborationHistory },
}: {
  analytics: ReviewAnalytics
}) {
  const language = useLanguage()
  const { history: texts } = useTexts(analyticsCatalog)
  if (collaborationHistory.length === 0) return <p className="text-muted">{texts.none}</p>
  return (
    <ul aria-label={texts.heading} className={rows}>
      {collaborationHistory.slice(0, shown.months).map(({ month, projects, rating }) => (
        <li key={month} className={row}>
          <span>
            <span className="block font-medium">{formatMonth(language, month)}</span>
            <span className="text-muted block text-sm tabular-nums">
              {texts.projects({ count: projects })}
            </span>
          </span>
          {rating === null ? (
            <span className="text-muted text-sm">{texts.notRated}</span>
          ) : (
            <span className="flex items-center gap-3 text-sm tabular-nums">
              <Stars value={rating} accessibleText={texts.spoken({ rating })} />
              <span aria-hidden className="text-muted">
                {formatDecimal(language, rating)}
              </span>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Three tips. */
export function TrustTips() {
  const { trust } = useTexts(analyticsCatalog)
  return (
    <ul className="grid grid-cols-1 gap-5 md:grid-cols-3">
      {Object.values(trust.tips).map(({ title, text }) => (
        <li key={title} className="flex gap-3">
          <Handshake aria-hidden className="text-primary mt-0.5 size-5 shrink-0" />
          <span>
            <span className="block font-semibold">{title}</span>
            <span className="text-muted mt-1 block text-sm">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
