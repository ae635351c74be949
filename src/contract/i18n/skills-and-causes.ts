/** The labels of skills and causes: the names of listed ones are their ids, and people can type their own. */
import type { SkillsAndCausesTexts } from '#contract/texts/skills-and-causes-texts.ts'

/** The label of a listed skill; a typed-in one as is. */
export const describeSkill = ({ skills }: SkillsAndCausesTexts, name: string): string =>
  findLabel(skills, name)

/** The label of a listed cause; a typed-in one as is. */
export const describeCause = ({ causes }: SkillsAndCausesTexts, name: string): string =>
  findLabel(causes, name)

/** The labels of skills; names that are the same in a language become one. */
export const describeSkills = (texts: SkillsAndCausesTexts, names: readonly string[]): string[] => [
  ...new Set(names.map((name) => describeSkill(texts, name))),
]

/** The labels of causes; names that are the same in a language become one. */
export const describeCauses = (texts: SkillsAndCausesTexts, names: readonly string[]): string[] => [
  ...new Set(names.map((name) => describeCause(texts, name))),
]

const findLabel = (labels: Readonly<Record<string, string>>, name: string) =>
  Object.hasOwn(labels, name) ? (labels[name] ?? name) : name
