import type { OptionsTexts } from '#contract/texts/options-texts.ts'
import type { ChoiceFilterName, ChoiceOf } from '#domain/projects/choice-filters.ts'
import type { ProjectsTexts } from '#web/features/projects/texts/projects-texts.ts'

type ChoiceLabels = { [Name in ChoiceFilterName]: Readonly<Record<ChoiceOf<Name>, string>> }

/** Read with a choice that is only known to be one of its filter. */
export type Labels = Readonly<Partial<Record<string, string>>>

/** The labels of the choices, of each filter with few of them: the options' texts have them by its name. */
export const choiceLabelsOf = (texts: OptionsTexts): ChoiceLabels => texts

/** A choice where it is shown without the name of its filter. */
export function describeChoice(
  texts: { options: OptionsTexts; projects: ProjectsTexts },
  name: ChoiceFilterName,
  choice: string,
): string {
  const labels: Labels = choiceLabelsOf(texts.options)[name]
  const label = labels[choice] ?? choice
  return name === 'urgency' ? texts.projects.urgency({ level: label }) : label
}
