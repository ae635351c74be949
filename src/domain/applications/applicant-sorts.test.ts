import { describe, expect, it } from 'vitest'
import { applicantSortOf, listApplicantSorts } from './applicant-sorts.ts'

describe('the order of applicants', () => {
  it('is by fit, but by the day of the hours where hours wait', () => {
    expect(applicantSortOf('pending', undefined)).toBe('best_fit')
    expect(applicantSortOf('hours', undefined)).toBe('oldest_hours')
  })

  it('is the chosen one if the filter has it', () => {
    expect(applicantSortOf('hours', 'newest')).toBe('newest')
    expect(applicantSortOf('hours', 'best_fit')).toBe('oldest_hours')
    expect(applicantSortOf('all', 'oldest_hours')).toBe('best_fit')
  })

  it('can be chosen among those of the filter', () => {
    expect(listApplicantSorts('hours')).toEqual(['oldest_hours', 'newest', 'oldest'])
    expect(listApplicantSorts('all')).toEqual(['best_fit', 'newest', 'oldest'])
  })
})
