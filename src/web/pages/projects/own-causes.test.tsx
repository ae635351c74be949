import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anOrganizationProfile } from '#tests/support/answers/account-answers.ts'
import { open, step } from '#tests/support/web/project-wizard.tsx'

it('takes over the causes of the organization’s profile, under the names that projects have for them', async () => {
  const causeAreas = ['Animal Welfare', 'Housing', 'Veterans']
  const { person } = open({
    answer: ({ path }) => ({
      body: path === '/api/organization-profile/current' ? { ...anOrganizationProfile, causeAreas } : [],
    }),
  })
  await step('Project Basics')
  const name = 'Use your organization’s causes'
  const button = await screen.findByRole('button', {
    name,
    description: 'Animals, Housing, and Veterans Affairs',
  })
  await person.click(button)
  const causes = screen.getByRole('group', { name: /^Cause areas/ })
  const pressed = within(causes).getAllByRole('button', { pressed: true })
  expect(pressed.map(({ textContent }) => textContent).toSorted()).toEqual([
    'Animals',
    'Housing',
    'Veterans Affairs',
  ])
  expect(screen.queryByRole('button', { name })).toBeNull()
  expect(causes.contains(document.activeElement)).toBe(true)
})
