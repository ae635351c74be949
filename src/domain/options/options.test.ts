import { describe, expect, it } from 'vitest'
import { perkPresets, perkTypeValues, urgencyValues } from '#domain/projects/projects.ts'
import * as browse from './browse.ts'
import * as causes from './causes.ts'
import * as organizations from './organizations.ts'
import { durations, timeFilterHours } from './projects.ts'
import * as skills from './skills.ts'
import { availabilityChoices } from './volunteers.ts'

describe('the option lists of the specification', () => {
  it.each([
    ['onboarding skills', skills.onboardingSkills, 20],
    ['browse filter skills', browse.browseSkills, 18],
    ['setup wizard skills', skills.setupSkills, 29],
    ['portfolio skills', skills.portfolioSkills, 12],
    ['volunteer form skills', skills.volunteerFormSkills, 24],
    ['project skills', skills.projectSkills, 28],
    ['cause areas', browse.causeAreas, 14],
    ['verification focus areas', causes.focusAreas, 18],
    ['setup wizard causes', causes.setupCauses, 18],
    ['organization setup causes', causes.organizationSetupCauses, 22],
    ['volunteer form causes', causes.volunteerFormCauses, 17],
    ['project causes', causes.projectCauses, 20],
    ['organization form causes', causes.organizationFormCauses, 20],
    ['time filter hours', timeFilterHours, 5],
    ['durations', durations, 6],
    ['team sizes', organizations.teamSizes, 5],
    ['budget ranges', organizations.budgetRanges, 5],
    ['organization sizes', organizations.organizationSizes, 3],
    ['employee ranges', organizations.employeeRanges, 8],
    ['availability choices', availabilityChoices, 4],
    ['urgencies', urgencyValues, 3],
    ['perk types', perkTypeValues, 11],
  ])('%s: every member once, as many as the specification says', (_name, list, count) => {
    expect(new Set<string | number>(list).size).toBe(list.length)
    expect(list).toHaveLength(count)
  })

  it('the portfolio offers the first twelve setup skills', () => {
    expect(skills.setupSkills.slice(0, 12)).toEqual([...skills.portfolioSkills])
  })

  it('projects add four technical skills to the volunteer list', () => {
    const added = skills.projectSkills.slice(skills.volunteerFormSkills.length)
    expect(added).toEqual(['SEO/SEM', 'Database Management', 'System Administration', 'Cybersecurity'])
  })

  it('projects add three causes to the volunteer list', () => {
    const added = causes.projectCauses.slice(causes.volunteerFormCauses.length)
    expect(added).toEqual(['International Development', 'Veterans Affairs', 'Disability Rights'])
  })

  it('every derived list takes its members from the source lists, except for documented additions', () => {
    const given = new Set<string>([
      ...skills.onboardingSkills,
      ...browse.browseSkills,
      ...skills.setupSkills,
      ...browse.causeAreas,
      ...causes.focusAreas,
      ...causes.organizationSetupCauses,
    ])
    const derived = [...skills.projectSkills, ...causes.projectCauses, ...causes.organizationFormCauses]
    expect(new Set(derived.filter((label) => !given.has(label)))).toEqual(
      new Set(['System Administration', 'International Development']),
    )
  })

  it('organizations add four causes to the volunteer setup list', () => {
    expect(causes.organizationSetupCauses.slice(18)).toEqual([
      'Economic Development',
      'Food Security',
      'Housing',
      'Veterans Affairs',
    ])
  })

  it('there is one perk preset for each type except custom', () => {
    expect(perkPresets).toEqual(perkTypeValues.filter((type) => type !== 'custom'))
  })
})
