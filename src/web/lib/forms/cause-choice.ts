import { describeCause } from '#contract/i18n/skills-and-causes.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'

/** The causes of an organization in each of its forms: at least one of these or of its own. */
export function useCauseChoice(options: readonly string[]) {
  const labels = useTexts(skillsAndCausesCatalog)
  return {
    name: 'causeAreas',
    required: true,
    options,
    labelOf: (cause: string) => describeCause(labels, cause),
  } as const
}
