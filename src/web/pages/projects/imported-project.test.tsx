import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Project } from '#contract/projects/projects.ts'
import { aProject, aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { openScreen } from '#tests/support/web/screen.tsx'

const show = (overrides: Partial<Project>) =>
  openScreen(`/project/${ids.project}`, {
    user: aVolunteer(),
    answer: ({ path }) => ({ body: path === '/api/projects' ? [] : aProject(overrides) }),
  })

it('the page of a project says where one applies that an old listing may not be needed anymore', async () => {
  show({ isStale: true, deadlineEnforced: false, applicationDeadline: '2012-09-13' })
  expect(
    await screen.findByText('Original deadline: Sep 13, 2012. Ask whether it’s still needed.'),
  ).toBeTruthy()
})

it('the page of a project promises no answer of an organization that no one has claimed', async () => {
  show({ organizationName: 'Friends of the Canal', organizationClaimable: true })
  expect(await screen.findByText(/^No one from Friends of the Canal has an account here yet\./)).toBeTruthy()
  expect(screen.queryByText(/reads your message|We remind/)).toBeNull()
})
