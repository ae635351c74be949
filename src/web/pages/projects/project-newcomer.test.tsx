import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aProject, ids } from '#tests/support/answers/answers.ts'
import { openScreen } from '#tests/support/web/screen.tsx'

it('a newcomer signs up as a volunteer from a project, and comes back to apply', async () => {
  const path = `/project/${ids.project}`
  openScreen(path, {
    user: null,
    answer: (sent) => ({ body: sent.path === '/api/projects' ? [] : aProject() }),
  })
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'New here? Sign Up' })
  expect(Object.fromEntries(new URL(link.href).searchParams)).toEqual({
    tab: 'sign-up',
    type: 'volunteer',
    next: `${path}?apply=true`,
  })
})
