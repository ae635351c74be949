import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aVolunteerProfile } from '#tests/support/answers/account-answers.ts'
import { aVolunteer } from '#tests/support/answers/answers.ts'
import { aListedVolunteer } from '#tests/support/answers/directory-answers.ts'
import { openScreen } from '#tests/support/web/screen.tsx'

function open({ isContactable = true, isEmailVerified = true, organizations = 3 } = {}) {
  let isOn = isContactable
  const user = aVolunteer({ hasVolunteerProfile: true })
  return openScreen('/volunteer-profile', {
    user,
    answer: ({ method, path }) => {
      if (method === 'PATCH') isOn = !isOn
      if (path === '/api/volunteer-profile/card') {
        const { match: _, ...card } = aListedVolunteer({ name: 'Maya Lindqvist', place: 'Towson, Maryland' })
        return { body: { card, isContactable: isOn, isEmailVerified, views: { organizations, days: 30 } } }
      }
      return { body: path === '/api/user' ? user : { ...aVolunteerProfile, isContactable: isOn } }
    },
  })
}
const section = async () => within(await screen.findByRole('region', { name: 'What organizations see' }))

describe('what organizations see of a volunteer', () => {
  it('is the same card as in the directory, and how many organizations looked', async () => {
    open()
    const preview = await section()
    const card = within(await preview.findByRole('article', { name: 'Maya Lindqvist' }))
    expect(card.getByText('Towson, Maryland')).toBeTruthy()
    expect(preview.getByText(/^You’re in the directory of volunteers/)).toBeTruthy()
    expect(preview.getByText('3 organizations viewed your portfolio in the last 30 days.')).toBeTruthy()
  })

  it('follows the switch', async () => {
    open({ isContactable: false, organizations: 0 })
    const preview = await section()
    expect(await preview.findByText(/^You’re not in the directory of volunteers/)).toBeTruthy()
    expect(preview.getByText('No organization viewed your portfolio in the last 30 days.')).toBeTruthy()
    await userEvent.click(screen.getByRole('checkbox', { name: /^Organizations can find and message me/ }))
    await waitFor(() => expect(preview.getByText(/^You’re in the directory of volunteers/)).toBeTruthy())
  })

  it('says that the email must be confirmed first', async () => {
    open({ isEmailVerified: false })
    expect(await (await section()).findByText(/^Confirm your email to appear/)).toBeTruthy()
  })
})
