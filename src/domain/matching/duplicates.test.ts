import { describe, expect, it } from 'vitest'
import { withoutDuplicates } from './order.ts'

describe('duplicates of one listing', () => {
  const listed = (organizationId: string, title: string, description: string) => ({
    organizationId,
    title,
    description,
  })

  it('only the first of an organization’s listings with the same title and text is kept', () => {
    const first = listed('a', 'Bike lessons', 'Teach adults, in Queens.')
    const other = listed('a', 'Bike lessons', 'Teach children.')
    const elsewhere = listed('b', 'Bike lessons', 'Teach adults, in Queens.')
    const again = listed('a', 'BIKE LESSONS!', 'Teach adults in Queens')
    expect(withoutDuplicates([first, other, elsewhere, again], (one) => one)).toEqual([
      first,
      other,
      elsewhere,
    ])
  })
})
