/** The texts that show in which language something is written: the ones its writer typed in sentences. */
type Text = string | null | undefined

export const guessedTexts = {
  project: ['title', 'description', 'requirements', 'deliverables', 'impact', 'timeline'],
  organization: ['description', 'missionStatement'],
  profile: ['headline', 'bio', 'experience', 'availability'],
  review: ['reviewText'],
  application: ['coverLetter', 'proposedApproach', 'questions'],
  message: ['content'],
} as const

const listTexts =
  <Name extends string>(names: readonly Name[]) =>
  (written: Partial<Record<Name, Text>>): Text[] =>
    names.map((name) => written[name])

export const textsOfProject = listTexts(guessedTexts.project)
export const textsOfOrganization = listTexts(guessedTexts.organization)
export const textsOfProfile = listTexts(guessedTexts.profile)
export const textsOfApplication = listTexts(guessedTexts.application)
