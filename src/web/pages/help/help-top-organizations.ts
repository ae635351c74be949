/** How Top Organizations ranks organizations (decision B13). */
import type { OrganizationBadgesTexts } from '#contract/texts/organization-badges-texts.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { responseRule } from '#domain/applications/responses.ts'
import { answeringRule } from '#domain/matching/order.ts'
import { peopleHelpedBounds } from '#domain/projects/impact.ts'
import { monthOrder, monthRule } from '#domain/rankings/organization-of-the-month.ts'
import { ratingPrior } from '#domain/reviews/reviews.ts'
import {
  organizationBadges,
  organizationTiers,
  tierRules,
  trustParts,
  trustPointsOf,
  trustRule,
  minTopRatedAverage,
  trustScoreOf,
} from '#domain/rankings/top-organizations.ts'
import type { TopOrganizationsTexts } from '#web/features/rankings/texts/top-organizations-texts.ts'
import { formatNumber } from '#web/lib/format/format-number.ts'
import {
  formula,
  points,
  steps,
  table,
  text,
  type HelpBlock,
  type HelpSection,
  type HelpText,
} from './help-blocks.ts'
import { describeBadges, describeExample, describeParts, trustExample } from './help-trust.ts'
import type { HelpTopOrganizationsTexts } from './texts/help-top-organizations-texts.ts'

/** The page's own texts, and those of the list and the badges that it explains. */
type Texts = {
  help: HelpTopOrganizationsTexts
  list: TopOrganizationsTexts
  organizationBadges: OrganizationBadgesTexts
}

export function describeTopOrganizations(all: Texts, language: Language): HelpText {
  const { help: texts } = all
  const { listed, sorts, month, peopleHelped } = texts
  const { reviews } = ratingPrior
  return {
    title: texts.title,
    intro: texts.intro,
    sections: [
      { id: 'listed', title: listed.title, blocks: [text(listed.text)] },
      {
        id: 'sorts',
        title: sorts.title,
        blocks: [points(sorts.rating({ reviews }), sorts.impact, sorts.projects, sorts.joined)],
      },
      { id: 'trust', title: texts.trust.title, blocks: describeTrust(all, language) },
      describeResponses(texts),
      {
        id: 'tiers',
        title: texts.tiers.title,
        blocks: [
          text(texts.tiers.best),
          tabulateTiers(texts, language),
          text(texts.tiers.average({ reviews })),
        ],
      },
      listBadges(all),
      {
        id: 'month',
        title: month.title,
        blocks: [
          text(
            month.rule({
              projects: monthRule.projects,
              reviews: monthRule.reviews,
              rating: monthRule.rating,
              months: monthRule.pauseMonths,
            }),
          ),
          text(month.order),
          steps(
            ...monthOrder.map((key) => (key === 'rating' ? month.steps[key]({ reviews }) : month.steps[key])),
          ),
          text(month.none),
        ],
      },
      {
        id: 'people-helped',
        title: peopleHelped.title,
        blocks: [text(peopleHelped.text(peopleHelpedBounds))],
      },
    ],
  }
}

function describeResponses({ responses }: HelpTopOrganizationsTexts): HelpSection {
  const { windowDays, graceDays, minAnswers, minDays } = responseRule
  return {
    id: 'responses',
    title: responses.title,
    blocks: [
      text(responses.rate({ windowDays })),
      points(
        responses.new({ minAnswers, minDays }),
        responses.unanswered({ graceDays }),
        responses.order({ points: answeringRule.most }),
      ),
    ],
  }
}

function describeTrust({ help: { trust: texts }, list }: Texts, language: Language): HelpBlock[] {
  const number = (value: number) => formatNumber(language, value)
  const { parts: partNames } = list.ranking
  const meanings = describeParts(texts)
  const example = describeExample(texts)
  const examplePoints = trustPointsOf(trustExample)
  return [
    text(texts.text({ parts: trustParts.length })),
    table({
      caption: texts.table.caption,
      head: [texts.table.part, texts.table.maximum, texts.table.counts],
      rows: trustParts.map((part) => [partNames[part], number(trustRule.points[part]), meanings[part]]),
    }),
    formula(texts.formula({ ...trustRule.quality, points: trustRule.points.quality })),
    table({
      caption: texts.example.caption,
      head: [texts.example.part, texts.example.organization, texts.example.points],
      rows: [
        ...trustParts.map((part) => [partNames[part], example[part], number(examplePoints[part])]),
        [texts.example.score, '', texts.percent({ percent: trustScoreOf(examplePoints) })],
      ],
    }),
  ]
}

/** A tier without a requirement shows a dash. */
function tabulateTiers(
  { tiers: { names, table: texts }, trust }: HelpTopOrganizationsTexts,
  language: Language,
) {
  const none = '–'
  const atLeast = (count: number) => (count === 0 ? none : formatNumber(language, count))
  return table({
    caption: texts.caption,
    head: [texts.tier, texts.verified, texts.trust, texts.projects, texts.reviews, texts.rating],
    rows: organizationTiers.map((tier) => {
      const { isVerified, trustScore, projectsCompleted, reviews, rating } = tierRules[tier]
      return [
        names[tier],
        isVerified ? texts.isVerified : none,
        trustScore === 0 ? none : trust.percent({ percent: trustScore }),
        atLeast(projectsCompleted),
        atLeast(reviews),
        rating === 0 ? none : texts.ratingValue({ rating }),
      ]
    }),
  })
}

function listBadges({ help, list, organizationBadges: { names, descriptions } }: Texts): HelpSection {
  const { badges: texts } = help
  const meanings = { ...describeBadges(texts), verified: descriptions.verified }
  return {
    id: 'badges',
    title: texts.title,
    blocks: [
      text(texts.text),
      table({
        caption: texts.table.caption,
        head: [texts.table.badge, texts.table.meaning],
        rows: organizationBadges.map((badge) => [names[badge], meanings[badge]]),
      }),
      text(
        texts.filter({
          filter: list.controls.filters['top-rated'],
          badge: names.top_rated,
          rating: minTopRatedAverage,
        }),
      ),
    ],
  }
}
