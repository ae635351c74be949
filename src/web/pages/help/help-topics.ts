/** The help pages by topic. Separate from the other screens, because only the help pages need them. */
import type { HelpTopic } from '#contract/help/help.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { rewardsNamesCatalog } from '#contract/texts/rewards-names-texts.ts'
import { organizationBadgesCatalog } from '#contract/texts/organization-badges-texts.ts'
import { reviewCategoriesCatalog } from '#contract/texts/review-categories-texts.ts'
import { safeguardsCatalog } from '#contract/texts/safeguards-texts.ts'
import { topOrganizationsCatalog } from '#web/features/rankings/texts/top-organizations-texts.ts'
import { reviewPagesCatalog } from '#web/features/reviews/texts/review-pages-texts.ts'
import { reviewsCatalog } from '#web/features/reviews/texts/reviews-texts.ts'
import { rewardsCatalog } from '#web/features/rewards/texts/rewards-texts.ts'
import type { Site } from '#web/lib/site/site.ts'
import type { HelpText } from './help-blocks.ts'
import { describeLists } from './help-lists.ts'
import { describeReviews } from './help-reviews.ts'
import { describeRewards } from './help-rewards.ts'
import { describeSafeguards } from './help-safeguards.ts'
import { describeSchedule } from './help-schedule.ts'
import { describeTopOrganizations } from './help-top-organizations.ts'
import { helpListsCatalog } from './texts/help-lists-texts.ts'
import { helpReviewsCatalog } from './texts/help-reviews-texts.ts'
import { helpRewardsCatalog } from './texts/help-rewards-texts.ts'
import { helpSafeguardsCatalog } from './texts/help-safeguards-texts.ts'
import { helpScheduleCatalog } from './texts/help-schedule-texts.ts'
import { helpTopOrganizationsCatalog } from './texts/help-top-organizations-texts.ts'

/** In a language, with this site's settings filled in. */
export function helpTextsOf(
  language: Language,
  {
    reviewRevealDays,
    ...site
  }: Pick<Site, 'reviewRevealDays' | 'contactEmail' | 'scheduleDays' | 'applicationsPerSpot'>,
): Readonly<Record<HelpTopic, HelpText>> {
  const reviews = {
    help: helpReviewsCatalog.read(language),
    reviews: reviewsCatalog.read(language),
    categories: reviewCategoriesCatalog.read(language),
    reviewPages: reviewPagesCatalog.read(language),
  }
  const rewards = {
    help: helpRewardsCatalog.read(language),
    rewards: rewardsCatalog.read(language),
    names: rewardsNamesCatalog.read(language),
  }
  const topOrganizations = {
    help: helpTopOrganizationsCatalog.read(language),
    list: topOrganizationsCatalog.read(language),
    organizationBadges: organizationBadgesCatalog.read(language),
  }
  const schedule = helpScheduleCatalog.read(language)
  const safeguards = {
    help: helpSafeguardsCatalog.read(language),
    safeguards: safeguardsCatalog.read(language),
    schedule: schedule.title,
  }
  return {
    reviews: describeReviews(language, reviews, reviewRevealDays),
    rewards: describeRewards(rewards, language),
    'top-organizations': describeTopOrganizations(topOrganizations, language),
    lists: describeLists(helpListsCatalog.read(language), language),
    schedule: describeSchedule(schedule, language, site),
    safeguards: describeSafeguards(safeguards, language, site),
  }
}
