import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Announcement, AnnouncementOptions } from '#contract/messages/announcements.ts'
import type { Project } from '#contract/projects/projects.ts'
import { anAnnouncement, someAnnouncementOptions } from '#tests/support/answers/announcement-answers.ts'
import { anApplication, anOrganizer, aProject, ids } from '#tests/support/answers/answers.ts'
import { someCounts } from '#tests/support/answers/applicant-answers.ts'
import { dispatch } from '#web/lib/live/live.ts'
import { openScreen, type StubbedResponse } from '#tests/support/web/screen.tsx'

const viewer = {
  isMember: true,
  mayApply: 'no',
  hasReopenAlert: false,
  hasBlocked: false,
  hasReported: false,
  application: null,
} as const

/** The project page of a member; `write` answers what is sent. */
function open(
  given: {
    sent?: Announcement[]
    options?: AnnouncementOptions
    write?: () => StubbedResponse
    isMember?: boolean
    project?: Partial<Project>
  } = {},
) {
  const { isMember = true, options = someAnnouncementOptions(), sent = [] } = given
  const opened = openScreen(`/project/${ids.project}`, {
    user: anOrganizer(),
    announcements: true,
    answer: ({ method, path }) => {
      if (method === 'POST' && given.write) return given.write()
      if (path.endsWith('/announcement-options')) return { body: options }
      if (path.endsWith('/announcements'))
        return { body: sent, headers: { 'x-total-count': String(sent.length) } }
      return { body: aProject({ placesLeft: 2, viewer: { ...viewer, isMember }, ...given.project }) }
    },
  })
  const posted = () => opened.sent.filter(({ method }) => method === 'POST').map(({ body }) => Object(body))
  return { ...opened, posted, person: userEvent.setup() }
}

async function openDialog(person: ReturnType<typeof userEvent.setup>) {
  await person.click(await screen.findByRole('button', { name: 'Message accepted volunteers' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Message accepted volunteers' }))
  await dialog.findByRole('textbox', { name: 'Your message' })
  return dialog
}

beforeEach(() => localStorage.clear())

describe('the message to all accepted volunteers', () => {
  it('is not offered before anyone was accepted', async () => {
    const { sent } = open({ project: { placesLeft: 3, maxVolunteers: 3 } })
    await waitFor(() =>
      expect(sent.map(({ path }) => path)).toContain(`/api/projects/${ids.project}/announcements`),
    )
    await screen.findByRole('heading', { name: aProject().title })
    expect(screen.queryByRole('button', { name: 'Message accepted volunteers' })).toBeNull()
  })

  it('says who gets it, who does not and why, and how many are left today', async () => {
    const { person } = open()
    const dialog = await openDialog(person)
    const audience = within(
      dialog.getByText('3 volunteers will get this message.').parentElement ?? document.body,
    )
    for (const text of [
      '2 volunteers completed their work and won’t get it.',
      '1 volunteer can’t get messages from you right now.',
      '1 volunteer no longer works on this project and won’t get it.',
      '4 of 5 messages left today',
    ])
      expect(audience.getByText(text)).toBeTruthy()
    await person.click(
      dialog.getByRole('checkbox', { name: 'Include the 2 volunteers who completed their work' }),
    )
    expect(dialog.getByText('5 volunteers will get this message.')).toBeTruthy()
    expect(dialog.queryByText('2 volunteers completed their work and won’t get it.')).toBeNull()
    expect(dialog.getByText('1 volunteer is a member of your organization and won’t get it.')).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'Send to 5 volunteers' })).toBeTruthy()
  })

  it('is sent once, with the same id for every attempt, and its text stays when it is refused', async () => {
    let isRefused = true
    const options = someAnnouncementOptions()
    const { person, posted } = open({
      options,
      write: () => {
        // It was stored as the last one of the day, and only its answer was lost.
        options.today = { left: 0, limit: 5 }
        if (!isRefused) return { status: 201, body: anAnnouncement({ recipients: 3 }) }
        isRefused = false
        return { status: 503, body: { code: 'unavailable', message: 'Please try again later' } }
      },
    })
    const dialog = await openDialog(person)
    await person.type(dialog.getByRole('textbox'), 'We meet at the pier.')
    await person.click(dialog.getByRole('button', { name: 'Send to 3 volunteers' }))
    expect(await screen.findByText('Please try again later')).toBeTruthy()
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('We meet at the pier.')
    await person.click(dialog.getByRole('button', { name: 'Send to 3 volunteers' }))
    expect(await screen.findByText('3 volunteers got it.')).toBeTruthy()
    const [first, second] = posted()
    expect(second).toEqual({
      id: first.id,
      content: 'We meet at the pier.',
      includesCompleted: false,
    })
  })

  it('asks for a text before it is sent', async () => {
    const { person, posted } = open()
    const dialog = await openDialog(person)
    await person.click(dialog.getByRole('button', { name: 'Send to 3 volunteers' }))
    expect((await dialog.findAllByText('Please write a message')).length).toBeGreaterThan(0)
    expect(posted()).toEqual([])
  })

  it.each([
    [
      { today: { left: 0, limit: 5 } },
      'You’ve reached today’s limit. Try again tomorrow.',
      'Send to 3 volunteers',
    ],
    [
      { active: { reachable: 0, ownMembers: 0, unavailable: 1 } },
      'No volunteer can get this message right now.',
      'Send',
    ],
  ] as const)('can’t be sent with %o', async (options, why, button) => {
    const { person } = open({ options: someAnnouncementOptions(options) })
    const dialog = await openDialog(person)
    expect(dialog.getByText(why)).toBeTruthy()
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: button }).disabled).toBe(true)
  })
})

describe('the list on the project’s page', () => {
  it('shows each message once, with sender, recipients and readers', async () => {
    open({ sent: [anAnnouncement({ recipients: 12, readBy: 7 })] })
    const list = within(await screen.findByRole('list', { name: 'Messages to accepted volunteers' }))
    expect(list.getByText('We meet at the pier.')).toBeTruthy()
    expect(list.getByText('Sent by Ada Berg')).toBeTruthy()
    expect(list.getByText('Read by 7 of 12')).toBeTruthy()
  })

  it('shows the beginning of a long text, and all of it on request; a deleted one says so', async () => {
    const { person } = open({
      sent: [
        anAnnouncement({ content: 'a'.repeat(4000) }),
        anAnnouncement({ id: ids.application, content: '', sender: null, includesCompleted: true }),
      ],
    })
    const list = within(await screen.findByRole('list', { name: 'Messages to accepted volunteers' }))
    const button = list.getByRole('button', { name: 'Show whole message' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    await person.click(button)
    expect(list.getByRole('button', { name: 'Show less' }).getAttribute('aria-expanded')).toBe('true')
    for (const text of [
      'This message was deleted.',
      'Sent by a former member',
      'Also sent to volunteers who completed their work',
    ])
      expect(list.getByText(text)).toBeTruthy()
  })

  it('shows what a colleague has just sent', async () => {
    const sent: Announcement[] = []
    open({ sent })
    await screen.findByRole('heading', { name: 'Messages to accepted volunteers' })
    sent.push(anAnnouncement())
    act(() => dispatch('announcement', { projectId: ids.project }, { isStored: true }))
    expect(await screen.findByText('We meet at the pier.')).toBeTruthy()
  })

  it('is hidden from everyone else', async () => {
    const { sent } = open({ isMember: false })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('button', { name: 'Message accepted volunteers' })).toBeNull()
    expect(sent.filter(({ path }) => path.includes('announcement'))).toEqual([])
  })
})

describe('the received applications', () => {
  it('offer the message once they are narrowed to a project', async () => {
    const user = anOrganizer()
    const counts = someCounts([anApplication({ status: 'accepted' })])
    const { router } = openScreen('/applications?tab=received', {
      user,
      applicants: true,
      answer: ({ path }) => ({ body: path === '/api/applicants/counts' ? counts : [] }),
    })
    await screen.findByRole('button', { name: 'Export CSV' })
    expect(screen.queryByRole('button', { name: 'Message accepted volunteers' })).toBeNull()
    await act(() =>
      router.navigate({ to: '/applications', search: { tab: 'received', project: ids.project } }),
    )
    expect(await screen.findByRole('button', { name: 'Message accepted volunteers' })).toBeTruthy()
  })
})
