/** What a volunteer has typed and not sent: kept on this device, apart for each person and project. */
import { z } from '#contract/zod.ts'
import { readDraft, removeDraft, saveDraft } from '#web/lib/drafts.ts'

const text = z.string().nullish()
const letter = z.object({
  coverLetter: z.string(),
  proposedApproach: text,
  questions: text,
  /** To the project's own questions, by their ids. */
  answers: z.record(z.string(), z.string()).catch({}),
})
export type Letter = z.infer<typeof letter>

export const blankLetter = {
  coverLetter: '',
  proposedApproach: '',
  questions: '',
  answers: {},
} satisfies Letter

export interface LetterOwner {
  volunteerId: string
  projectId: string
}

const nameOf = (owner: LetterOwner) => `application:${owner.volunteerId}:${owner.projectId}`

/** The kept letter; blank where there is none. */
export function readLetter(owner: LetterOwner): Letter {
  return letter.safeParse(readDraft(nameOf(owner))?.values).data ?? blankLetter
}

/** Keeps the letter, where the browser allows that; a blank one is forgotten. */
export function keepLetter(owner: LetterOwner, typed: Letter): void {
  const { answers, ...words } = typed
  if ([...Object.values(words), ...Object.values(answers)].some(Boolean)) saveDraft(nameOf(owner), typed)
  else removeDraft(nameOf(owner))
}
