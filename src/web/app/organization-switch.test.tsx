import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import { anOwnerOfMany } from '#tests/support/answers/account-answers.ts'
import { anOrganizer, aProject } from '#tests/support/answers/answers.ts'
import { respondWithAuthority } from '#tests/support/answers/authority-answers.ts'
import { anOrganizationDashboard } from '#tests/support/answers/dashboard-answers.ts'
import { openScreen, type Sent, type StubbedResponse } from '#tests/support/web/screen.tsx'

const owner = anOwnerOfMany(183)
const idOf = (number: number) => owner.organizations[number - 1]?.id

/** Opens a screen as the owner of 183 organizations; the server follows the choices. */
function open(
  url: string,
  { user = owner, answer }: { user?: User; answer?: (sent: Sent) => StubbedResponse | null } = {},
) {
  const stored = { user }
  const opened = openScreen(url, {
    user,
    applicants: true,
    answer: (sent) => {
      const answered = answer?.(sent)
      if (answered) return answered
      const { path, method, body } = sent
      if (path === '/api/account/primary-organization' && method === 'PUT') {
        const { organizationId } = Object(body)
        const [chosen, ...others] = stored.user.organizations.toSorted((a) =>
          a.id === organizationId ? -1 : 0,
        )
        if (chosen) stored.user = { ...stored.user, organizations: [chosen, ...others] }
        return { body: { organizationId, organizationName: chosen?.name } }
      }
      if (path === '/api/user') return { body: stored.user }
      if (path === '/api/dashboard/organization') return { body: anOrganizationDashboard() }
      if (path === '/api/applicants/counts') return { body: { counts: {}, projects: [] } }
      if (path === '/api/organization-profile/current') return { status: 404, body: { message: 'None' } }
      if (path === '/api/organization/verification') return { status: 404, body: { message: 'None' } }
      return respondWithAuthority(path) ?? { body: [] }
    },
  })
  return { ...opened, person: userEvent.setup() }
}
/** The button whose list has loaded: before, another one is in its place, which may go while it is being pressed. */
const switcher = (name: string) =>
  screen.findByRole('button', { name: `${name}, switch account`, expanded: false })
const findField = () => screen.findByRole('combobox', { name: 'Find an organization' })
const queriesOf = (sent: readonly Sent[], path: string) =>
  sent.filter((one) => one.path === path).map(({ query }) => query['organizationId'])

describe('the switcher in the header', () => {
  it('is only for people with several organizations', async () => {
    open('/organization-dashboard', { user: anOrganizer() })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('button', { name: /switch account/ })).toBeNull()
  })

  it('finds one of 183 by a few letters, and every screen is about it immediately', async () => {
    const { person, sent } = open('/organization-dashboard')
    await person.click(await switcher('Organization 001'))
    const field = await findField()
    expect(screen.getAllByRole('option')).toHaveLength(183)
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Organization 001')
    await person.type(field, '17')
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toContain('Organization 017')
    await person.type(field, '8')
    await person.keyboard('{Enter}')
    expect(await switcher('Organization 178')).toBeTruthy()
    expect(await screen.findByText('You now act for Organization 178')).toBeTruthy()
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Organization 178'))
    await waitFor(() => expect(queriesOf(sent, '/api/dashboard/organization')).toEqual([idOf(1), idOf(178)]))
  })

  it('says how many applications wait in each, and sorts their numbers as numbers', async () => {
    const named = owner.organizations.slice(0, 3).map((each, index) => ({
      ...each,
      name: ['Shelter 10', 'Shelter 142', 'Shelter 9'][index] ?? '',
    }))
    const { person } = open('/organization-dashboard', {
      user: { ...owner, organizations: named },
      answer: ({ path }) =>
        path === '/api/dashboard/organization/waiting'
          ? { body: [{ organizationId: idOf(3), applications: 12 }] }
          : null,
    })
    await person.click(await switcher('Shelter 10'))
    await findField()
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
        'Shelter 912 to review',
        'Shelter 10',
        'Shelter 142',
      ]),
    )
  })

  it('shows the organization that acted before again if the choice is refused', async () => {
    const { person } = open('/organization-dashboard', {
      answer: ({ path }) =>
        path === '/api/account/primary-organization'
          ? { status: 503, body: { message: 'Busy', code: 'unavailable' } }
          : null,
    })
    await person.click(await switcher('Organization 001'))
    await person.type(await findField(), '002{Enter}')
    expect(await screen.findByText('Couldn’t switch the organization')).toBeTruthy()
    expect(await switcher('Organization 001')).toBeTruthy()
  })

  it('leaves what a list showed of the organization before', async () => {
    const { person, router, sent } = open('/applications?tab=received&organization=all&search=web')
    await person.click(await switcher('Organization 001'))
    await person.type(await findField(), '002{Enter}')
    await waitFor(() => expect(router.latestLocation.search).toEqual({ tab: 'received', search: 'web' }))
    await waitFor(() => expect(queriesOf(sent, '/api/applicants').at(-1)).toBe(idOf(2)))
  })

  it('of an account with both sides also switches between them', async () => {
    const dual = anOwnerOfMany(3, { hasVolunteerProfile: true, isVolunteer: true })
    const { person, router } = open('/profile', { user: dual })
    await person.click(await switcher('Volunteer Account'))
    await findField()
    const list = within(screen.getByRole('listbox', { name: 'Your organizations' }))
    expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Volunteer AccountFind and apply to projects',
      'Organization AccountPost projects and find volunteers',
      'Organization 001',
      'Organization 002',
      'Organization 003',
    ])
    await person.click(list.getByRole('option', { name: 'Organization 002' }))
    expect(await switcher('Organization 002')).toBeTruthy()
    await waitFor(() => expect(router.latestLocation.pathname).toBe('/dashboard'))
  })
})

describe('with several organizations', () => {
  it('lists are about the one that acts, another one or all, and the URL keeps it', async () => {
    const { person, sent, router } = open('/organization-dashboard?tab=projects')
    await person.click(await screen.findByRole('button', { name: /^Organization: ?Organization 001$/ }))
    await person.click(await screen.findByRole('option', { name: /^All organizations/ }))
    await waitFor(() =>
      expect(router.latestLocation.search).toEqual({ tab: 'projects', organization: 'all' }),
    )
    await person.click(await screen.findByRole('button', { name: /^Organization: ?All organizations$/ }))
    await person.click(await screen.findByRole('option', { name: 'Organization 002' }))
    await waitFor(() =>
      expect(queriesOf(sent, '/api/organization/projects')).toEqual([idOf(1), undefined, idOf(2)]),
    )
    expect(await switcher('Organization 001')).toBeTruthy()
  })

  it('a link to an organization that the reader left is about the one that acts', async () => {
    const { sent } = open('/organization-dashboard?organization=99999999-9999-4999-8999-999999999999')
    await waitFor(() => expect(queriesOf(sent, '/api/organization/projects')).toEqual([idOf(1)]))
  })

  it('a project of another one says whose it is, and switches to it', async () => {
    const project = aProject({
      organizationId: idOf(2) ?? '',
      organizationName: 'Organization 002',
      viewer: {
        isMember: true,
        mayApply: 'no',
        hasReopenAlert: false,
        hasBlocked: false,
        hasReported: false,
        application: null,
      },
    })
    const { person } = open(`/project/${project.id}`, {
      answer: ({ path }) => (path === `/api/projects/${project.id}` ? { body: project } : null),
    })
    const text = 'This is about Organization 002. You’re acting for Organization 001.'
    expect(await screen.findByText(text)).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Switch to Organization 002' }))
    expect(await switcher('Organization 002')).toBeTruthy()
    expect(screen.queryByText(text)).toBeNull()
  })

  it('the profile says that a link was about another one', async () => {
    open(`/profile?tab=organization&organization=${idOf(2)}`)
    const text = 'This link is about Organization 002. You’re acting for Organization 001.'
    expect(await screen.findByText(text)).toBeTruthy()
  })

  it('the project wizard says which one posts, and posts for it', async () => {
    const { person } = open('/create-project')
    const choice = await screen.findByRole('button', { name: /^Posting as: ?Organization 001$/ })
    await person.click(choice)
    await person.type(
      within(screen.getByRole('main')).getByRole('combobox', { name: 'Find an organization' }),
      '005{Enter}',
    )
    expect(await screen.findByRole('button', { name: /^Posting as: ?Organization 005$/ })).toBeTruthy()
    expect(await switcher('Organization 005')).toBeTruthy()
  })

  it('the profile shows one at a time with its members, and choosing another one shows that', async () => {
    const { person, sent } = open('/profile?tab=organization')
    const card = await screen.findByRole('region', { name: 'Your primary organization' })
    expect(await screen.findByRole('region', { name: 'Members of Organization 001' })).toBeTruthy()
    expect(screen.getAllByRole('region', { name: /^Members of/ })).toHaveLength(1)
    await person.click(within(card).getByRole('button', { name: /^Primary organization/ }))
    await person.type(
      await within(card).findByRole('combobox', { name: 'Find an organization' }),
      '003{Enter}',
    )
    expect(await screen.findByRole('region', { name: 'Members of Organization 003' })).toBeTruthy()
    expect(screen.getAllByRole('region', { name: /^Members of/ })).toHaveLength(1)
    const profiles = queriesOf(sent, '/api/organization-profile/current')
    expect([profiles.at(0), profiles.at(-1)]).toEqual([idOf(1), idOf(3)])
  })
})
