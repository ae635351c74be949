/** The four cards (spec F2, /review-analytics). */
import { MessageSquareText, PenLine, Star, TrendingUp } from 'lucide-react'
import type { ReviewAnalytics } from '#contract/reviews/analytics.ts'
import { improvementDays } from '#domain/reviews/analytics.ts'
import type { Stat } from '#web/ui/display/stat-card.tsx'
import type { AnalyticsTexts } from './texts/analytics-texts.ts'

const sign = (percent: number) => `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)}`

export function analyticsStats(analyticsTexts: AnalyticsTexts, analytics: ReviewAnalytics): Stat[] {
  const { cards } = analyticsTexts
  const { averageReceivedRating: average, averageGivenRating: given, recentTrends } = analytics
  const { improvement, recent, before } = recentTrends
  const privateCount = analytics.totalReceived - analytics.publicReceived.count
  return [
    {
      icon: MessageSquareText,
      label: cards.received,
      value: String(analytics.totalReceived),
      hint:
        analytics.totalReceived === 0
          ? cards.none
          : privateCount === 0
            ? cards.allPublic
            : cards.privateCount({ count: privateCount }),
    },
    {
      icon: PenLine,
      label: cards.given,
      value: String(analytics.totalGiven),
      hint: given === null ? cards.none : cards.onAverage({ average: given }),
    },
    {
      icon: Star,
      label: cards.average,
      value: average === null ? '–' : cards.averageValue({ average }),
      hint: average === null ? cards.notRated : cards.outOf5,
    },
    {
      icon: TrendingUp,
      label: cards.improvement,
      value: improvement === null ? '–' : cards.percent({ percent: sign(improvement) }),
      hint:
        recent.average === null || before.average === null
          ? cards.unknown({ improvementDays })
          : cards.compared({ recent: recent.average, before: before.average, improvementDays }),
    },
  ]
}
