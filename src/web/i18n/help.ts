/** The help texts in the displayed language. Separate from the other texts, because only the help pages need them. */
import type { HelpTopic } from '#contract/help/help.ts'
import { helpLists } from './en/help-lists.ts'
import { helpReviews } from './en/help-reviews.ts'
import type { HelpText } from './en/help-text.ts'
import { helpRewards } from './en/help-rewards.ts'
import { helpTopOrganizations } from './en/help-top-organizations.ts'

/** By topic, with this site's settings filled in. */
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
