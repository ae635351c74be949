import { describe, expect, it } from 'vitest'
import { anOrganizer, aVolunteer } from '#tests/support/answers.ts'
import { decideMode, listModes } from './account-mode.ts'

describe('the account mode', () => {
  it('is available to who has the role', () => {
    expect(listModes(aVolunteer())).toEqual(['volunteer'])
    expect(listModes(anOrganizer())).toEqual(['organization'])
    expect(listModes(anOrganizer({ isVolunteer: true }))).toEqual(['volunteer', 'organization'])
    expect(listModes(aVolunteer({ isOrganization: true }))).toEqual(['volunteer', 'organization'])
  })

  it('is the saved one while that is available', () => {
    expect(decideMode(['volunteer', 'organization'], 'organization')).toBe('organization')
    expect(decideMode(['volunteer'], 'organization')).toBe('volunteer')
  })

  it('is volunteer first, and volunteer where there is none', () => {
    expect(decideMode(['volunteer', 'organization'], null)).toBe('volunteer')
    expect(decideMode(['organization'], 'nonsense')).toBe('organization')
    expect(decideMode([], null)).toBe('volunteer')
  })
})
