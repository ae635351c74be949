/** The four cards (features 2 /review-analytics). */
import { MessageSquareText, PenLine, Star, TrendingUp } from 'lucide-react'
import type { ReviewAnalytics } from '#contract/review-analytics.ts'
import { analyticsTexts } from '#web/messages/en/analytics.ts'
import type { Stat } from '#web/ui/stat-card.tsx'

export function analyticsStats(told: ReviewAnalytics): Stat[] {
  const { cards } = analyticsTexts
  const { averageReceivedRating: average, averageGivenRating: given, recentTrends } = told
  const { improvement, recent, before } = recentTrends
  const privateCount = told.totalReceived - told.publicReceived.count
  return [
    {
      icon: MessageSquareText,
      label: cards.received,
      value: String(told.totalReceived),
      hint:
        told.totalReceived === 0
          ? cards.none
          : privateCount === 0
            ? cards.allPublic
            : cards.privateCount(privateCount),
    },
    {
      icon: PenLine,
      label: cards.given,
      value: String(told.totalGiven),
      hint: given === null ? cards.none : cards.onAverage(given),
    },
    {
      icon: Star,
      label: cards.average,
      value: average === null ? '–' : average.toFixed(1),
      hint: average === null ? cards.notRated : cards.outOf5,
    },
    {
      icon: TrendingUp,
      label: cards.improvement,
      value: improvement === null ? '–' : cards.percent(improvement),
      hint:
        recent.average === null || before.average === null
          ? cards.unknown
          : cards.compared(recent.average, before.average),
    },
  ]
}
