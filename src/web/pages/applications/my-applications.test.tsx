import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { dispatchLiveEvent } from '#web/lib/live/live-events.ts'
import type { Application } from '#contract/applications/applications.ts'
import { aNotification, anApplication, aProject, aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'

const numbered = (index: number, overrides: Partial<Application> = {}) =>
  anApplication({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    project: { ...anApplication().project, title: `Project ${index}` },
    ...overrides,
  })

type World = { applications: Application[]; write?: Answer; url?: string }

/** Answers like the server: filtered by status, twelve per page, with the count and the next page's address. */
function open(world: World) {
  const { write, url = '/applications' } = world
  return openScreen(url, {
    user: aVolunteer(),
    answer: (sent) => {
      if (sent.method !== 'GET' && write) return write(sent)
      if (sent.path === '/api/received-applications') return { body: [], headers: { 'x-total-count': '0' } }
      const [, one] = /^\/api\/applications\/([^/]+)$/.exec(sent.path) ?? []
      if (one) return { body: world.applications.find(({ id }) => id === one) }
      if (/^\/api\/projects\/[^/]+$/.test(sent.path)) return { body: aProject() }
      if (sent.path !== '/api/my-applications') return { body: [] }
      const statuses = sent.query['status']?.split(',')
      const found = world.applications.filter(({ status }) => statuses?.includes(status) ?? true)
      const from = Number(sent.query['cursor'] ?? 0)
      const isLast = found.length <= from + 12
      return {
        body: found.slice(from, from + 12),
        headers: {
          'x-total-count': String(found.length),
          ...(!isLast && { link: `<${sent.path}?cursor=${from + 12}>; rel="next"` }),
        },
      }
    },
  })
}

const groupNames = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
const rowsOf = (group: string) => within(screen.getByRole('list', { name: group })).getAllByRole('article')
const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent

describe('a volunteer’s applications', () => {
  it('are grouped by what comes next, each group with its count, without empty groups', async () => {
    open({
      applications: [
        numbered(1, { status: 'declined' }),
        numbered(2, { status: 'accepted' }),
        numbered(3, { status: 'completed' }),
      ],
    })
    await screen.findAllByRole('article')
    expect(groupNames()).toEqual(['Under way 1', 'Past 2'])
    expect(rowsOf('Past').map((row) => row.getAttribute('aria-label'))).toEqual([
      'Application to Project 1',
      'Application to Project 3',
    ])
  })

  it('load further pages by group', async () => {
    open({ applications: Array.from({ length: 30 }, (_, index) => numbered(index)) })
    await screen.findByText('12 of 30 shown')
    await userEvent.click(screen.getByRole('button', { name: 'Load More' }))
    await waitFor(() => expect(rowsOf('Waiting')).toHaveLength(24))
    expect(document.activeElement?.textContent).toBe('Project 12')
  })

  it('are one line and a link to browse when there are none', async () => {
    open({ applications: [] })
    expect(await screen.findByRole('heading', { name: 'No applications yet' })).toBeTruthy()
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Browse Projects' })).toBeTruthy()
  })

  it.each([
    ['pending', ['Withdraw', 'Your application']],
    [
      'accepted',
      [
        'Log hours',
        'More actions for Redesign the intake form',
        'Your application',
        'Logged hours',
        'Leave a review',
      ],
    ],
    ['declined', ['Your application to Redesign the intake form']],
    ['withdrawn', ['Your application to Redesign the intake form']],
    ['completed', ['Leave a review of Harbor Light Shelter', 'Your application to Redesign the intake form']],
  ] as const)('let the volunteer of a %s application do %o', async (status, buttons) => {
    open({ applications: [anApplication({ status })] })
    const row = within(await screen.findByRole('article'))
    expect(row.getAllByRole('button').map(nameOf)).toEqual(buttons)
  })

  it('show why work under way cannot be reviewed yet', async () => {
    open({ applications: [anApplication({ status: 'accepted' })] })
    const review = await screen.findByRole<HTMLButtonElement>('button', { name: 'Leave a review' })
    expect(review.disabled).toBe(true)
    const reason = document.getElementById(review.getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toBe('once the work is signed off')
  })

  it.each(['completed', 'withdrawn'] as const)('link what was agreed to of %s work', async (status) => {
    const scope = { version: 2, hoursPerWeek: 4, totalHours: 14, isChangeOpen: false }
    open({ applications: [anApplication({ status, scope })] })
    await userEvent.click(await screen.findByRole('button', { name: /^Your application to/ }))
    expect(screen.getByRole('link', { name: 'Agreed scope' }).getAttribute('href')).toBe(
      `/applications/${ids.application}/scope`,
    )
  })

  it('link to the conversation, and unfold what was sent', async () => {
    const answer = { questionId: 'q', question: 'Which days?', answer: 'Tuesdays' }
    open({ applications: [anApplication({ screeningAnswers: [answer] })] })
    const message = await screen.findByRole('link', { name: /^Message organization/ })
    expect(message.getAttribute('href')).toBe(
      `/messages?project=${ids.project}&organization=${ids.organization}`,
    )
    expect(screen.queryByText('I design forms for a living.')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Your application' }))
    for (const text of ['I design forms for a living.', 'Which days?', 'Tuesdays', 'Timeline']) {
      expect(await screen.findByText(text)).toBeTruthy()
    }
    await userEvent.click(screen.getByRole('button', { name: 'Hide your application' }))
    expect(screen.queryByText('Timeline')).toBeNull()
  })

  it('link an accepted volunteer to the project, which says how to get in touch', async () => {
    open({ applications: [anApplication({ status: 'accepted' })] })
    await userEvent.click(await screen.findByRole('button', { name: /^More actions/ }))
    const link = await screen.findByRole('menuitem', { name: 'How to get in touch' })
    expect(link.getAttribute('href')).toBe(`/project/${ids.project}`)
  })

  it('move to the past when they are withdrawn, and take the focus there', async () => {
    const world: World = { applications: [numbered(1), numbered(2, { status: 'declined' })] }
    world.write = () => {
      world.applications[0] = numbered(1, { status: 'withdrawn', endedBy: 'volunteer' })
      return { body: world.applications[0] }
    }
    const { sent } = open(world)
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }))
    expect(await screen.findByText('Application withdrawn')).toBeTruthy()
    expect(screen.getByText('Your application has been withdrawn successfully.')).toBeTruthy()
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ status: 'withdrawn' })
    await waitFor(() => expect(groupNames()).toEqual(['Past 2']))
    await waitFor(() => expect(document.activeElement).toBe(rowsOf('Past')[0]))
  })

  it('end work under way only with a reason, from the menu', async () => {
    const world: World = { applications: [numbered(1, { status: 'accepted' })] }
    world.write = ({ body }) => {
      world.applications[0] = numbered(1, { status: 'withdrawn', endedBy: 'volunteer', reason: 'I moved.' })
      expect(body).toEqual({ status: 'withdrawn', reason: 'I moved.' })
      return { body: world.applications[0] }
    }
    open(world)
    await userEvent.click(await screen.findByRole('button', { name: /^More actions/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'End collaboration' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'End this collaboration?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'End collaboration' }))
    await userEvent.type(dialog.getByRole('textbox'), 'I moved.')
    await userEvent.click(dialog.getByRole('button', { name: 'End collaboration' }))
    expect(await screen.findByText('You ended it. Reason: I moved.')).toBeTruthy()
  })

  it('lead back to the project while the volunteer may apply again', async () => {
    open({
      applications: [
        numbered(1, { status: 'withdrawn', endedBy: 'volunteer', mayApplyAgain: true }),
        numbered(2, { status: 'withdrawn', endedBy: 'organization', reason: 'Position filled' }),
      ],
    })
    const again = await screen.findByRole('link', { name: 'Apply again to Project 1' })
    expect(again.getAttribute('href')).toBe(`/project/${ids.project}?apply=true`)
    expect(screen.getAllByRole('link', { name: /^Apply again/ })).toHaveLength(1)
    expect(screen.getByText('Ended by the organization. Reason: Position filled')).toBeTruthy()
  })

  it('open at the one a link leads to, even if its page isn’t loaded', async () => {
    const applications = Array.from({ length: 200 }, (_, index) => numbered(index, { status: 'declined' }))
    const linked = applications[180]
    open({ applications, url: `/applications?tab=mine&application=${linked?.id}` })
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Application to Project 180'),
    )
    expect(rowsOf('Past')).toHaveLength(13)
    expect(within(rowsOf('Past')[0] ?? document.body).getByText('I design forms for a living.')).toBeTruthy()
  })

  it('say why they were declined in kind words, with the message, and show three other projects', async () => {
    const declined = numbered(1, {
      status: 'declined',
      declineReason: 'timing',
      reason: 'We start in May.',
      organizationFeedback: 'Thank you, Maya.',
    })
    open({ applications: [declined] })
    const row = within(await screen.findByRole('article', { name: 'Application to Project 1' }))
    expect(
      row.getByText(
        'The timing didn’t work out. This isn’t about your skills. · We start in May. · They wrote: “Thank you, Maya.”',
      ),
    ).toBeTruthy()
    await userEvent.click(row.getByRole('button', { name: 'Your application to Project 1' }))
    expect(await row.findByText('Why it wasn’t accepted')).toBeTruthy()
    expect(row.getByText('Thank you, Maya.')).toBeTruthy()
  })

  it('mark what the organization wrote when it canceled the project', async () => {
    const canceled = { status: 'declined', reason: 'The project was canceled', isCanceled: true } as const
    open({ applications: [numbered(1, { ...canceled, organizationFeedback: 'Our building closed.' })] })
    expect(
      await screen.findByText('Canceled by the organization · They wrote: “Our building closed.”'),
    ).toBeTruthy()
  })

  it('are fetched again for news about an application, and for no other notification', async () => {
    const world: World = { applications: [numbered(1)] }
    const { sent } = open(world)
    await screen.findByRole('article', { name: 'Application to Project 1' })
    const count = () => sent.filter(({ path }) => path === '/api/my-applications').length
    const before = count()
    const notify = (kind: Parameters<typeof aNotification>[0]) =>
      act(() => dispatchLiveEvent('notifications', aNotification(kind)))
    act(() => dispatchLiveEvent('notifications', {}))
    expect(count()).toBe(before)
    world.applications = [numbered(1, { status: 'accepted' })]
    notify({ kind: 'application.accepted' })
    await waitFor(() => expect(groupNames()).toEqual(['Under way 1']))
    expect(count()).toBeGreaterThan(before)
  })
})
