import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anOrganizer } from '#tests/support/answers/answers.ts'
import { noDirectoryFacets } from '#tests/support/answers/directory-answers.ts'
import { openScreen } from '#tests/support/web/screen.tsx'

it('the directory says when it opens again after as many volunteers as one member sees in a day', async () => {
  const message = 'You can view more after midnight UTC.'
  openScreen('/volunteers', {
    user: anOrganizer(),
    answer: ({ path }) => {
      if (path === '/api/volunteers/facets') return { body: noDirectoryFacets }
      return path === '/api/volunteers'
        ? { status: 429, body: { code: 'directory_used_up', message } }
        : { body: [] }
    },
  })
  expect(await screen.findByRole('heading', { name: 'No more volunteers today' })).toBeTruthy()
  // In the reader's time zone, not in UTC.
  expect(screen.getByText(/You can view more after .*\d/)).toBeTruthy()
  expect(screen.queryByText(message)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
