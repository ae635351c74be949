import type { OptionsTexts } from '#contract/texts/options-texts.ts'
import type { ChoiceFilterName } from '#domain/projects/choice-filters.ts'
import type { ProjectsTexts } from './texts/projects-texts.ts'

type Labels = Readonly<Record<string, string>>

/** The labels of the choices, of each filter with few of them. */
export const choiceLabelsOf = (texts: OptionsTexts): Record<ChoiceFilterName, Labels> => ({
  experienceLevel: texts.experienceLevels,
  duration: texts.durations,
  urgency: texts.urgencies,
})

/** A choice where it is shown without the name of its filter. */
export function describeChoice(
  texts: { options: OptionsTexts; projects: ProjectsTexts },
  name: ChoiceFilterName,
  choice: string,
): string {
  const label = choiceLabelsOf(texts.options)[name][choice] ?? choice
  return name === 'urgency' ? texts.projects.urgency({ level: label }) : label
}
