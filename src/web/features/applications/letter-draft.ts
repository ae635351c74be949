/** What a volunteer has typed and not sent: kept through reloads until this tab is closed, apart for each person. */
import { z } from '#contract/zod.ts'

const text = z.string().nullish()
const letter = z.object({ coverLetter: z.string(), proposedApproach: text, questions: text })
export type Letter = z.infer<typeof letter>

export const blankLetter = { coverLetter: '', proposedApproach: '', questions: '' } satisfies Letter

const keyOf = (owner: DraftOwner) =>
  `bridgeCollective_applicationDraft:${owner.volunteerId}:${owner.projectId}`

export interface DraftOwner {
  volunteerId: string
  projectId: string
}

/** The kept draft; blank where there is none. */
export function readDraft(owner: DraftOwner): Letter {
  try {
    return letter.parse(JSON.parse(sessionStorage.getItem(keyOf(owner)) ?? ''))
  } catch {
    return blankLetter
  }
}

/** Keeps the draft, where the browser allows that; a blank one is forgotten. */
export function saveDraft(owner: DraftOwner, draft: Letter): void {
  try {
    if (Object.values(draft).some(Boolean)) sessionStorage.setItem(keyOf(owner), JSON.stringify(draft))
    else sessionStorage.removeItem(keyOf(owner))
  } catch {
    // Storage can be refused; the draft then lasts as long as the page.
  }
}
