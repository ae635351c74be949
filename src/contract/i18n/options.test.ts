import { describe, expect, it } from 'vitest'
import { browseSkills, causeAreas } from '#domain/options/browse.ts'
import * as causeLists from '#domain/options/causes.ts'
import { budgetRanges, organizationSizes } from '#domain/options/organizations.ts'
import { durations } from '#domain/options/projects.ts'
import * as skillLists from '#domain/options/skills.ts'
import { availabilityChoices } from '#domain/options/volunteers.ts'
import {
  experienceLevelValues,
  perkPresets,
  projectStatuses,
  urgencyValues,
} from '#domain/projects/projects.ts'
import { optionsCatalog } from '#contract/texts/options-texts.ts'
import { perkPresetsCatalog } from '#contract/texts/perk-presets-texts.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import { defaultLanguage } from './languages.ts'
import { describeCause, describeCauses, describeSkill, describeSkills } from './skills-and-causes.ts'

const options = optionsCatalog.read(defaultLanguage)

describe('the labels of options', () => {
  it('each experience level shows its years', () => {
    expect(options.experienceLevel.beginner).toBe('Beginner (0-2 years)')
    expect(options.experienceLevel.expert).toBe('Expert (10+ years)')
  })

  it('every choice has a label in the documented order', () => {
    expect(Object.keys(options.experienceLevel)).toEqual([...experienceLevelValues])
    expect(Object.keys(options.duration)).toEqual([...durations])
    expect(Object.keys(options.availability)).toEqual([...availabilityChoices])
    expect(Object.keys(options.budgetRanges)).toEqual([...budgetRanges])
    expect(Object.keys(options.organizationSizes)).toEqual([...organizationSizes])
    expect(Object.keys(options.urgency)).toEqual([...urgencyValues])
    expect(Object.keys(options.projectStatuses)).toEqual([...projectStatuses])
    expect(Object.keys(perkPresetsCatalog.read(defaultLanguage))).toEqual([...perkPresets])
  })
})

describe('the labels of a project’s status', () => {
  it('differ, because a badge must not say by its color alone which one it is, and a file has no colors', () => {
    const labels = Object.values(options.projectStatuses)
    expect(labels).toEqual([...new Set(labels)])
  })
})

describe('the labels of skills and causes', () => {
  const texts = skillsAndCausesCatalog.read(defaultLanguage)
  const skills = [...new Set<string>([...Object.values(skillLists).flat(), ...browseSkills])]
  const causes = [...new Set<string>([...Object.values(causeLists).flat(), ...causeAreas])]

  it('in English are the names of the documented lists, no more and no fewer', () => {
    expect(texts.skills).toEqual(Object.fromEntries(skills.map((name) => [name, name])))
    expect(texts.causes).toEqual(Object.fromEntries(causes.map((name) => [name, name])))
  })

  it('are looked up by name; a typed-in name is its own label', () => {
    const other = {
      skills: { ...texts.skills, Legal: 'Recht' },
      causes: { ...texts.causes, Health: 'Recht' },
    }
    expect(describeSkills(other, ['Legal', 'Beekeeping'])).toEqual(['Recht', 'Beekeeping'])
    expect(describeCauses(other, ['Health', 'Bees'])).toEqual(['Recht', 'Bees'])
    expect([describeSkill(other, 'constructor'), describeCause(other, 'toString')]).toEqual([
      'constructor',
      'toString',
    ])
  })

  it('name a label once where two names are the same in a language', () => {
    const other = { ...texts, causes: { ...texts.causes, Health: 'Santé', Healthcare: 'Santé' } }
    expect(describeCauses(other, ['Health', 'Healthcare'])).toEqual(['Santé'])
  })
})
