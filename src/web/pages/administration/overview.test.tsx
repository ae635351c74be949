import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { getAdministrationOverview } from '#contract/administration/administration.ts'
import type { AdministrationHome } from '#contract/administration/home.ts'
import { anAdminHome } from '#tests/support/answers/admin-answers.ts'
import { aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { openScreen } from '#tests/support/web/screen.tsx'

async function open(home: Partial<AdministrationHome> = {}) {
  const opened = openScreen('/admin', {
    user: aVolunteer({ isAdmin: true }),
    answer: ({ path }) => (path === '/api/admin/home' ? { body: anAdminHome(home) } : { body: [] }),
  })
  await screen.findByRole('heading', { level: 2, name: 'Health' })
  return opened
}

describe('the overview of administrators', () => {
  it('asks the server once, lists what waits in the given order, and links each row to its queue', async () => {
    const { sent } = await open({
      waiting: [
        {
          kind: 'verifications',
          count: 4,
          oldestAt: '2026-11-10T12:00:00.000Z',
          isLate: true,
          name: 'Meals & Miles',
          reason: 'not_found',
        },
        {
          kind: 'reports',
          count: 3,
          oldestAt: '2026-11-24T09:00:00.000Z',
          isLate: false,
          name: null,
          reason: null,
          parts: { message: 1, project: 2 },
        },
        { kind: 'skills', count: 7, oldestAt: null, isLate: false, name: null, reason: null },
      ],
    })
    const rows = within(screen.getByRole('region', { name: 'Waiting for you' }))
    expect(rows.getByText('14 items')).toBeTruthy()
    expect(rows.getByText('Oldest: Meals & Miles (The register has no matching record)')).toBeTruthy()
    expect(rows.getByText('2 projects, 1 message')).toBeTruthy()
    expect(rows.getAllByText('Late:')).toHaveLength(1)
    expect(rows.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Verify', '/admin/verification'],
      ['Review', '/admin/reports'],
      ['Sort', '/admin/skills'],
    ])
    expect(sent.filter(({ path }) => path.startsWith('/api/admin'))).toHaveLength(1)
    const menu = within(screen.getByRole('navigation', { name: 'Administration' }))
    expect(menu.getByRole('link', { name: 'Verification 4' })).toBeTruthy()
  })

  it('says in one sentence what needs attention, with a table behind every plot', async () => {
    const { trends } = anAdminHome()
    if (!trends) throw new Error('no trends')
    const answers = [...trends.values.answers.slice(1), 6]
    await open({
      trends: {
        ...trends,
        values: { ...trends.values, answers },
        lateApplications: 37,
        lateOrganizations: 4,
      },
    })
    const region = within(screen.getByRole('region', { name: 'Trends' }))
    expect(region.getByText(/Answers fell, but.+37 applications have waited 10 days/)).toBeTruthy()
    expect(region.getByRole('link', { name: 'See which organizations' }).getAttribute('href')).toBe(
      '/admin/organizations?state=unanswered',
    )
    const table = region.getByRole('table', { name: 'Answers' })
    expect(within(table).getAllByRole('row')).toHaveLength(13)
    expect(within(table).getByRole('row', { name: 'Nov 16, 2026 6' })).toBeTruthy()
    expect(region.getByText('4 fewer than the week before')).toBeTruthy()
  })

  it('says what is not fine in words, and who decided what last', async () => {
    const { health } = anAdminHome()
    if (!health) throw new Error('no health')
    await open({
      health: {
        ...health,
        backup: { state: 'warn', lastAt: null },
        database: { state: 'fail', bytes: 1, fault: 'disk full' },
      },
      latest: [
        {
          position: 9,
          at: '2026-11-24T11:00:00.000Z',
          action: 'review.hide',
          actorName: 'Sam Ortiz',
          objectType: 'review',
          objectId: ids.project,
          objectName: null,
          reason: 'Personal data',
        },
      ],
    })
    const region = within(screen.getByRole('region', { name: 'Health' }))
    expect(region.getByText('Writes fail: disk full')).toBeTruthy()
    // Of the software: the site may have a name of its own.
    expect(region.getByText('Software version 1.2.3')).toBeTruthy()
    expect(region.getByText('No backup recorded')).toBeTruthy()
    expect(region.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
      'DatabaseFailing',
      'EmailFine',
      'JobsFine',
      'Scheduled actionsFine',
      'BackupNeeds attention',
      'RegistersFine',
      'Response timeFine',
      'DiskFine',
    ])
    const [action] = screen.getAllByRole('listitem').filter((each) => each.textContent.includes('Sam Ortiz'))
    expect(action?.textContent).toContain('Hid a reported review by Sam Ortiz, reason: Personal data')
    expect(screen.getByText('12 organizations, 5 verified')).toBeTruthy()
  })

  it('needs no registers in a country that has none', async () => {
    const { health } = anAdminHome()
    if (!health) throw new Error('no health')
    await open({ health: { ...health, registers: { state: 'ok', postedOn: null } } })
    const region = within(screen.getByRole('region', { name: 'Health' }))
    expect(region.getByText('Your country has no register that we can load.')).toBeTruthy()
    expect(region.queryByText('Not all files are loaded')).toBeNull()
  })

  it('says what is left to set up before the site opens, and nothing once all is done', async () => {
    await open({ readiness: { left: ['secondFactor', 'backup'], unsecuredStaff: 1 } })
    const region = screen.getByRole('region', { name: 'Before you open' })
    expect(region.textContent).toContain('6 of 8 setup steps done.')
    expect(
      within(region)
        .getAllByRole('listitem')
        .map((each) => each.querySelector('strong')?.textContent),
    ).toEqual(['Turn on two-step sign-in', 'Make a backup'])
    expect(within(region).getByRole('link', { name: 'Show the staff' }).getAttribute('href')).toBe(
      '/admin/staff',
    )
    cleanup()
    await open()
    expect(screen.queryByText(/setup steps done/)).toBeNull()
  })

  it('finds people, organizations and projects from its search box', async () => {
    const { router } = await open()
    const person = userEvent.setup()
    await person.click(screen.getByRole('button', { name: 'Find a screen, a project or a person' }))
    await person.type(await screen.findByRole('combobox'), 'harbor')
    await person.click(screen.getByRole('option', { name: 'Find organizations like “harbor”' }))
    await waitFor(() => expect(router.latestLocation.href).toBe('/admin/organizations?q=harbor'))
  })

  it('counts on a phone what waits in the current section, and apart from it what waits in others', async () => {
    const waiting = { reports: 3, verifications: 4, claims: 1 }
    openScreen('/admin/reports', {
      user: aVolunteer({ isAdmin: true }),
      answer: ({ path }) => ({ body: path === getAdministrationOverview.path ? { waiting } : [] }),
    })
    const menu = within(await screen.findByRole('navigation', { name: 'Administration' }))
    await menu.findByRole('link', { name: 'Claims 1' })
    const name = 'Section: Reports 3 items are waiting here 5 waiting in other sections'
    expect(menu.getByRole('button', { name })).toBeTruthy()
  })

  it('names in its search box only what the roles find', () => {
    openScreen('/admin', {
      user: aVolunteer({ staffRoles: ['verifier'] }),
      answer: ({ path }) => (path === '/api/admin/home' ? { body: anAdminHome() } : { body: [] }),
    })
    return expect(screen.findByRole('button', { name: 'Find a screen or a project' })).resolves.toBeTruthy()
  })

  it('says that a new check failed, and marks what it shows as old', async () => {
    const answers = [{ body: anAdminHome() }, { status: 500, body: { message: 'Down', code: 'unexpected' } }]
    openScreen('/admin', {
      user: aVolunteer({ isAdmin: true }),
      answer: ({ path }) => (path === '/api/admin/home' && answers.shift()) || { body: [] },
    })
    const region = within(await screen.findByRole('region', { name: 'Health' }))
    await userEvent.click(region.getByRole('button', { name: 'Check again' }))
    expect((await region.findByRole('alert')).textContent).toContain('Couldn’t check again')
    expect(region.getByRole('heading', { level: 3, name: /^Database/ }).textContent).toBe('DatabaseWas fine')
    expect(region.queryByText('Fine')).toBeNull()
    expect(region.queryByText('Checked just now')).toBeNull()
  })

  it('says what has waited less than a minute in words of its own', async () => {
    const now = new Date().toISOString()
    await open({
      waiting: [
        { kind: 'claims', count: 1, oldestAt: now, isLate: false, name: 'Helping Inc.', reason: null },
      ],
    })
    const row = within(screen.getByRole('region', { name: 'Waiting for you' }))
    expect(row.getByText('oldest under a minute')).toBeTruthy()
    expect(row.getByText('Oldest: Helping Inc.')).toBeTruthy()
  })
})
