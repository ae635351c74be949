import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { anOwnerOfMany } from '#tests/support/answers/account-answers.ts'
import { anOrganizer, aVolunteer, ids } from '#tests/support/answers/answers.ts'
import {
  aNewOrganizationHome,
  aNewVolunteerHome,
  anOrganizationHome,
  aVolunteerHome,
} from '#tests/support/answers/home-answers.ts'
import { answering, openHome, region, rowsIn, ways } from '#tests/support/web/home-screen.tsx'
import { openScreen } from '#tests/support/web/screen.tsx'

describe('the home of a volunteer', () => {
  test('leads from each thing that comes next to where it is done', async () => {
    await openHome(aVolunteer())
    const next = await region('Next for you')
    expect(ways(next)).toEqual([
      `Log hours /applications?tab=mine&application=${ids.application}`,
      `View /applications?tab=mine&application=${ids.hours}`,
    ])
    expect(next.textContent).toContain('Harbor Light Shelter. 12 hours confirmed.')
    expect(next.textContent).toContain('Plenty Food Bank usually answers within 2 days.')
  })

  test('says how complete the profile is, and why the next step matters', async () => {
    await openHome(aVolunteer({ hasVolunteerProfile: true }))
    const profile = await region('Your profile is 75% complete')
    expect(profile.textContent).toContain('2 steps left')
    expect(rowsIn(profile)[0]).toContain('Add your weekly hours')
    expect(rowsIn(profile)[0]).toContain('They decide up to 10 of the 100 points of every match.')
    expect(rowsIn(profile).at(-1)).toContain('Skills, causes, location, bio, goal')
    expect(ways(profile)).toEqual([
      'Add hours /volunteer-profile-setup?step=1',
      'Add level /volunteer-profile?edit=true',
      'Edit /volunteer-profile',
    ])
  })

  test('recommends projects for the goal, and says which part of it each is for', async () => {
    await openHome(aVolunteer())
    const recommended = await region('Recommended for your goal')
    expect(recommended.textContent).toContain('Plenty Food Bank · For your goal: Grant Writing')
    expect(ways(recommended)).toContain('All matches /project-matching')
  })

  test('shows the goal, which can be changed in place', async () => {
    const { sent } = await openHome(aVolunteer(), { others: ({ body }) => ({ body }) })
    expect(await screen.findByText('“Use my bookkeeping, and learn grant writing.”')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Edit your goal' }))
    const dialog = await screen.findByRole('dialog', { name: 'What do you hope to achieve?' })
    const field = within(dialog).getByLabelText(/Your goal/)
    await userEvent.clear(field)
    await userEvent.type(field, 'Too short')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save goal' }))
    expect(await within(dialog).findByText('Please describe what you hope to achieve')).toBeTruthy()
    await userEvent.type(field, ', so here is more of it.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save goal' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({
      path: '/api/onboarding/goals',
      body: { goals: 'Too short, so here is more of it.' },
    })
  })

  test('asks a volunteer without a profile four questions, and nothing dead-ends', async () => {
    await openHome(aVolunteer({ hasVolunteerProfile: false }), { volunteer: aNewVolunteerHome() })
    const profile = await region('Your profile is 0% complete')
    expect(profile.textContent).toContain('Four questions bring it to 55%')
    expect(within(profile).getByRole('button', { name: 'Answer four questions' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Next for you' })).toBeNull()
    expect(ways(await region('Recommended for you'))).toEqual(['Browse all projects /browse'])
  })

  test('says no more about a profile that is complete', async () => {
    const done = [...aNewVolunteerHome().profile.open]
    await openHome(aVolunteer(), {
      volunteer: aVolunteerHome({ profile: { percent: 100, done, open: [] } }),
    })
    await region('Next for you')
    expect(screen.queryByText(/complete$/)).toBeNull()
  })
})

describe('the home of an organization', () => {
  test('leads from each thing that needs it to where it is done', async () => {
    await openHome(anOrganizer())
    const needs = await region('Needs you')
    expect(ways(needs)).toEqual([
      `Review /applications?tab=received&show=pending&sort=oldest&project=${ids.project}`,
      'Confirm /applications?tab=received&show=hours',
    ])
    expect(rowsIn(needs)[0]).toContain('3 applications to reviewRedesign the intake form')
    expect(rowsIn(needs)[1]).toContain('2.5 hours to confirmFrom Maya Lindqvist')
    expect(screen.getByText('2 things need you.')).toBeTruthy()
  })

  test('is about the one that acts, and says in one line what waits in the others', async () => {
    const user = anOwnerOfMany(3)
    const elsewhere = { applications: 364, organizations: 182 }
    const { sent } = await openHome(user, { organization: anOrganizationHome({ elsewhere }) })
    const needs = await region('Needs you')
    expect(needs.textContent).toContain('364 applications to review in 182 other organizations')
    expect(ways(needs)[0]).toContain(`project=${ids.project}`)
    expect(ways(needs).slice(1)).toEqual([
      'Confirm /applications?tab=received&show=hours',
      'All organizations /applications?tab=received&show=pending&sort=oldest&organization=all',
    ])
    const asked = sent.filter(({ path }) => path === '/api/dashboard/organization/home')
    expect(new Set(asked.map(({ query }) => query['organizationId']))).toEqual(
      new Set([user.organizations[0]?.id]),
    )
  })

  test('says that nothing needs the one that acts while others wait', async () => {
    const { setup } = anOrganizationHome()
    const steps = setup.steps.map(({ step }) => ({ step, state: 'done' as const }))
    await openHome(anOwnerOfMany(2), {
      organization: anOrganizationHome({
        tasks: [],
        setup: { ...setup, steps },
        elsewhere: { applications: 1, organizations: 1 },
      }),
    })
    const others = await region('Your other organizations')
    expect(others.textContent).toContain('1 application to review in another organization')
    expect(screen.getByText('Nothing needs you for Harbor Light Shelter right now.')).toBeTruthy()
  })

  test.each([
    ['no application waits', { applications: 0, organizations: 0 }],
    ['a server of the release before answers', undefined],
  ])('speaks of no other organization of several while %s', async (_, elsewhere) => {
    const { setup, ...home } = anOrganizationHome({ tasks: [] })
    const steps = setup.steps.map(({ step }) => ({ step, state: 'done' as const }))
    await openHome(anOwnerOfMany(2), { organization: { ...home, setup: { ...setup, steps }, elsewhere } })
    expect(await screen.findByText('Nothing needs you for Harbor Light Shelter right now.')).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Your other organizations' })).toBeNull()
  })

  test('shows the steps that are done in one line, and why the next one matters', async () => {
    await openHome(anOrganizer())
    const setup = await region('Get set up')
    expect(within(setup).getByText('2 of 5 done')).toBeTruthy()
    const rows = rowsIn(setup)
    expect(rows[0]).toBe('Done: Name your organizationHarbor Light Shelter')
    expect(rows[2]).toContain('Volunteers see a verified badge on your projects.')
    expect(ways(setup)).toEqual([
      'Verify now /organization-verification',
      `Invite /profile?tab=organization#members-${ids.organization}`,
    ])
  })

  test('sends the link in the verification email again, instead of a banner', async () => {
    const { sent } = await openHome(anOrganizer({ isEmailVerified: false }), {
      others: () => ({ body: { message: 'Sent.' } }),
    })
    const setup = await region('Get set up')
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
    await userEvent.click(within(setup).getByRole('button', { name: 'Send again: Verify your email' }))
    expect(await within(setup).findByText(/^We sent a new link to /)).toBeTruthy()
    expect(sent.some(({ method }) => method === 'POST')).toBe(true)
  })

  test('starts a new organization with its name and no list of nothing', async () => {
    await openHome(anOrganizer(), { organization: aNewOrganizationHome() })
    const setup = await region('Get set up')
    expect(rowsIn(setup)[0]).toContain('Name your organization')
    expect(within(setup).getByRole('link', { name: 'Name it: Name your organization' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Needs you' })).toBeNull()
    expect(screen.getByText('5 steps left to set up your organization.')).toBeTruthy()
    expect(ways(await region('Your projects'))).toEqual(['Post a Project /create-project'])
  })

  test('has no checklist when all is done', async () => {
    const { setup } = anOrganizationHome()
    const steps = setup.steps.map(({ step }) => ({ step, state: 'done' as const }))
    await openHome(anOrganizer(), { organization: anOrganizationHome({ setup: { ...setup, steps } }) })
    await region('Needs you')
    expect(screen.queryByRole('region', { name: 'Get set up' })).toBeNull()
  })

  test('says that the home could not be loaded, and loads it on Try again', async () => {
    let isDown = true
    openScreen('/home', {
      user: anOrganizer(),
      homes: true,
      answer: (request) =>
        isDown && request.path.endsWith('/home') ? { status: 503, body: {} } : answering({})(request),
    })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    isDown = false
    await userEvent.click(retry)
    expect(await region('Needs you')).toBeTruthy()
  })
})
