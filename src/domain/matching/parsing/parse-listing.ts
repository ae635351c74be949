/** The texts of a listing without what they don't require or only speak of. */
import type { Mention } from '#domain/vocabulary/phrases.ts'
import { widerWork, workOf } from '#domain/vocabulary/work-graph.ts'
import type { MatchProject } from '#domain/matching/scoring/factors.ts'
import { removeNotRequired } from './negations.ts'
import { isGroup, isOnlyGroup } from './performed-work.ts'
import { isSetting } from './settings.ts'
import { parseText, type ParsedText } from './texts.ts'
import { isAmbiguous } from './wished-work.ts'

export interface ListingTexts {
  title: ParsedText
  description: ParsedText
}

/**
 * Parses the texts of a listing without what they don't require. If it lists no skills and its texts only name a group
 * of people, that is no request: "Tea with journalists".
 */
export function parseListing({
  title,
  description,
  requiredSkills,
  preferredSkills,
  organizationName,
}: Listing): ListingTexts {
  const isOfRecruiters = [...(requiredSkills ?? []), ...(preferredSkills ?? [])].some((label) =>
    workOf(label).some((id) => id === recruiting || widerWork(id).has(recruiting)),
  )
  const [first, second] = [
    removeNotRequired(title, isOfRecruiters),
    removeNotRequired(description, isOfRecruiters),
  ]
  const listsSkills = (requiredSkills?.length ?? 0) + (preferredSkills?.length ?? 0) > 0
  const parseWithout = (name: string | null) => (text: string) => withoutOtherSenses(parseText(text, name))
  const named = parseWithout(organizationName ?? '')
  // "Dog Walkers Club" seeks dog walkers: a name that says all of the work is not left out.
  const withoutNames = [named(first), named(second)] as const
  const isAll = !listsSkills && withoutNames.every(({ work }) => work.length === 0)
  const [inTitle, spoken] = isAll ? [parseWithout(null)(first), parseWithout(null)(second)] : withoutNames
  // Beside listed skills, a group is whom the work serves.
  const isWork = (one: Mention) => !(listsSkills ? isGroup(one.words) : isOnlyGroup(one, second))
  const texts = { title: inTitle, description: { ...spoken, work: spoken.work.filter(isWork) } }
  const isRequest =
    listsSkills ||
    texts.title.work.some((one) => !isOnlyGroup(one, first)) ||
    texts.description.work.some((one) => !isOnlyGroup(one, second))
  if (isRequest) return texts
  return { title: { ...texts.title, work: [] }, description: { ...texts.description, work: [] } }
}

const recruiting = 'human-resources'

type Listing = Record<'title' | 'description', string> &
  Partial<Pick<MatchProject, 'requiredSkills' | 'preferredSkills' | 'organizationName'>>

/**
 * A museum also needs carpenters: the place says nothing about the work. And a single word like "class" may mean anything;
 * it remains a word.
 */
const withoutOtherSenses = (text: ParsedText): ParsedText => ({
  ...text,
  work: text.work.filter(({ words }) => !isSetting(words) && !isAmbiguous(words)),
})
