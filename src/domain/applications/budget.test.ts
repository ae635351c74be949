import { describe, expect, it } from 'vitest'
import { measureBudget } from './budget.ts'

describe('the budget of hours', () => {
  it('says what is used, left and over', () => {
    expect(measureBudget({ totalHours: 10, loggedHours: 4 })).toEqual({ used: 4, left: 6, over: 0 })
    expect(measureBudget({ totalHours: 10, loggedHours: 12.5 })).toEqual({ used: 12.5, left: 0, over: 2.5 })
  })

  it('is unknown without a total', () => {
    expect(measureBudget({ totalHours: null, loggedHours: 4 })).toBeNull()
  })
})
