/** What the help says in the language shown; apart from the other texts, as only its pages need it. */
import type { HelpTopic } from '#contract/help/help.ts'
import { helpLists } from './en/help-lists.ts'
import { helpReviews } from './en/help-reviews.ts'
import type { HelpText } from './en/help-text.ts'
import { helpRewards } from './en/help-rewards.ts'
import { helpTopOrganizations } from './en/help-top-organizations.ts'

/** By topic, as a site with these settings says it. */
export function helpTextsOf({
  reviewRevealDays,
}: {
  reviewRevealDays: number
}): Readonly<Record<HelpTopic, HelpText>> {
  return {
    reviews: helpReviews(reviewRevealDays),
    rewards: helpRewards,
    'top-organizations': helpTopOrganizations,
    lists: helpLists,
  }
}
