/** What the help says in the language shown; apart from the other texts, as only its pages need it. */
import type { HelpTopic } from '#contract/help.ts'
import { helpLists } from './en/help-lists.ts'
import { helpReviews } from './en/help-reviews.ts'
import type { HelpText } from './en/help-text.ts'
import { helpTopOrganizations } from './en/help-top-organizations.ts'

export const helpTexts: Readonly<Record<HelpTopic, HelpText>> = {
  reviews: helpReviews,
  'top-organizations': helpTopOrganizations,
  lists: helpLists,
}
