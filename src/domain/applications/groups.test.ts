import { expect, test } from 'vitest'
import { applicationStatuses } from './applications.ts'
import { applicationGroups, groupOf } from './groups.ts'

test('every status of an application belongs to exactly one group', () => {
  for (const status of applicationStatuses) {
    const groups = Object.entries(applicationGroups).filter(([, statuses]) =>
      statuses.some((each) => each === status),
    )
    expect(groups.map(([name]) => name)).toEqual([groupOf(status)])
  }
})
