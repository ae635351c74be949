import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { ComparedApplication } from '#contract/applications/triage.ts'
import { anApplication, anOrganizer, aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'

const second = '77777777-7777-4777-8777-777777777777'
const question = 'Which evenings are free?'

const compared = (
  application: ComparedApplication['application'],
  overrides: Partial<ComparedApplication> = {},
): ComparedApplication => ({
  application,
  matchScore: 85,
  skills: { same: ['UI/UX Design'], near: [], missing: [], common: [] },
  volunteer: {
    experienceLevel: 'expert',
    availability: 'Mostly on Sundays',
    availabilityChoice: 'weekends',
    maxHoursPerWeek: 8,
    freeHours: 6,
    averageRating: 4.5,
    totalReviews: 2,
    completedProjects: 3,
    confirmedHours: 41.5,
  },
  ...overrides,
})
const maya = compared(
  anApplication({
    screeningAnswers: [{ questionId: 'evenings', question, answer: 'Tuesdays' }],
    triage: { isShortlisted: true, notesCount: 1 },
  }),
)
const jonah = compared(
  anApplication({
    id: second,
    volunteer: {
      id: second,
      firstName: 'Jonah',
      lastName: 'Reyes',
      email: null,
      profileImageUrl: null,
      hasPublicPortfolio: false,
      isFormer: false,
    },
  }),
  {
    matchScore: 40,
    skills: { same: [], near: [], missing: ['UI/UX Design'], common: [] },
    volunteer: {
      experienceLevel: null,
      availability: null,
      availabilityChoice: null,
      maxHoursPerWeek: null,
      freeHours: null,
      averageRating: null,
      totalReviews: 0,
      completedProjects: 0,
      confirmedHours: 0,
    },
  },
)
const address = `/applications/compare?ids=${ids.application},${second}`
const open = (answer: Answer, { url = address, user = anOrganizer() } = {}) =>
  openScreen(url, { user, answer })

/** The texts under a criterion, one for each applicant. */
const cellsOf = async (criterion: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name: criterion })
  const section = heading.closest('section')
  if (!section) throw new Error(`${criterion} heads no section`)
  const cells = within(section).getAllByRole('heading', { level: 3 })
  return cells.map((cell) => cell.parentElement?.textContent)
}

describe('comparing applications', () => {
  it('shows each criterion with a line for each applicant, under their names', async () => {
    const { sent } = open(() => ({ body: [maya, jonah] }))
    expect(await cellsOf('Match')).toEqual([
      'Maya Lindqvist85% matchHas: UI/UX Design',
      'Jonah Reyes40% matchNot listed: UI/UX Design',
    ])
    expect(await cellsOf(question)).toEqual(['Maya LindqvistTuesdays', 'Jonah ReyesNot asked at the time'])
    expect(await cellsOf('Availability')).toEqual([
      'Maya LindqvistWeekends\nMostly on Sundays\nUp to 8 hours per week\n6 hours a week available',
      'Jonah ReyesNot provided',
    ])
    expect(await cellsOf('Rating and completed work')).toEqual([
      'Maya LindqvistRated 4.5 of 5 (2 reviews)3 projects completed41.5 hours confirmed',
      'Jonah ReyesNot rated yet0 projects completed0 hours confirmed',
    ])
    expect(await cellsOf('Private notes')).toEqual(['Maya Lindqvist1 note', 'Jonah ReyesAdd a note'])
    expect(sent[0]?.query).toEqual({ ids: `${ids.application},${second}` })
  })

  it('shows what a server of the release before answers', async () => {
    const skills = { ...maya.skills, common: undefined }
    open(() => ({ body: [{ ...maya, skills }, jonah] }))
    expect((await cellsOf('Match'))[0]).toBe('Maya Lindqvist85% matchHas: UI/UX Design')
  })

  it('lets the reader of a phone choose which two are side by side', async () => {
    const third = '88888888-8888-4888-8888-888888888888'
    const rosa = compared(
      anApplication({
        id: third,
        volunteer: { ...jonah.application.volunteer, id: third, firstName: 'Rosa', lastName: 'Diaz' },
      }),
    )
    open(() => ({ body: [maya, jonah, rosa] }), { url: `${address},${third}` })
    const namesOf = async () => (await cellsOf('Private notes')).map((cell) => cell?.split(/\d|Add/)[0])
    expect(await namesOf()).toEqual(['Maya Lindqvist', 'Jonah Reyes', 'Rosa Diaz'])
    const choose = (column: string, name: string) =>
      userEvent.selectOptions(screen.getByRole('combobox', { name: column }), name)
    await choose('Second column', 'Rosa Diaz')
    expect(await namesOf()).toEqual(['Maya Lindqvist', 'Rosa Diaz', 'Jonah Reyes'])
    await choose('First column', 'Rosa Diaz')
    expect(await namesOf()).toEqual(['Rosa Diaz', 'Maya Lindqvist', 'Jonah Reyes'])
  })

  it('accepts an application there and shows the new status', async () => {
    let isAccepted = false
    const accepted = { ...maya.application, status: 'accepted' as const }
    open(({ method }) => {
      if (method === 'GET') return { body: [isAccepted ? { ...maya, application: accepted } : maya, jonah] }
      isAccepted = true
      return { body: accepted }
    })
    const [first] = await within(await screen.findByRole('list', { name: 'Applicants' })).findAllByRole(
      'listitem',
    )
    await userEvent.click(within(first ?? document.body).getByRole('button', { name: 'Accept' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Accept' }))
    expect(await screen.findByText('Application accepted!')).toBeTruthy()
    await waitFor(() => expect(screen.getByText('Accepted')).toBeTruthy())
  })

  it('says what to choose if the URL names nothing that can be compared', async () => {
    const message = 'You can only compare applications to the same project'
    open(() => ({
      status: 422,
      body: {
        message: 'Please check the marked fields',
        code: 'invalid',
        issues: [{ path: 'ids', message }],
      },
    }))
    expect(await screen.findByRole('heading', { name: 'Nothing to compare' })).toBeTruthy()
    expect(screen.getByText(message)).toBeTruthy()
    const way = screen.getByRole('link', { name: 'Choose applications' })
    expect(way.getAttribute('href')).toBe('/applications?tab=received')
  })

  it('sends no query if the URL names no applications', async () => {
    const { sent } = open(() => ({ body: [] }), { url: '/applications/compare' })
    expect(await screen.findByRole('heading', { name: 'Nothing to compare' })).toBeTruthy()
    expect(sent).toEqual([])
  })

  it('says that they could not be loaded, and loads them on Try again', async () => {
    let isDown = true
    open(() => (isDown ? { status: 503, body: {} } : { body: [maya, jonah] }))
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByRole('heading', { name: 'Couldn’t compare the applications' })).toBeTruthy()
    isDown = false
    await userEvent.click(retry)
    expect(await cellsOf('Experience level')).toEqual([
      'Maya LindqvistExpert (10+ years)',
      'Jonah ReyesNot provided',
    ])
  })

  it('is for organizations', async () => {
    open(() => ({ body: [] }), { user: aVolunteer() })
    expect(await screen.findByText('Only organizations can compare applications.')).toBeTruthy()
  })
})
