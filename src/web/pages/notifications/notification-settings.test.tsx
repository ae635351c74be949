import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { anAccount, someNotificationPreferences } from '#tests/support/answers/account-answers.ts'
import { anOrganizer, aVolunteer } from '#tests/support/answers/answers.ts'
import { openScreen } from '#tests/support/web/screen.tsx'

const path = '/api/notification-preferences'

function open(user = aVolunteer()) {
  let stored = someNotificationPreferences()
  const opened = openScreen('/profile?tab=settings#notification-settings', {
    user,
    answer: ({ method, path: requestPath, body }) => {
      if (requestPath === '/api/account') return { body: anAccount() }
      if (requestPath !== path) return { body: [] }
      if (method === 'PATCH') stored = { ...stored, ...Object(body) }
      return { body: stored }
    },
  })
  const saved = () => opened.sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
  return { ...opened, saved }
}

const topic = (name: string) => screen.findByRole('group', { name })
const save = async () => userEvent.click(screen.getByRole('button', { name: 'Save notifications' }))

describe('the notification settings', () => {
  it('are where the link leads, and show only the topics that apply to the user', async () => {
    open()
    await topic('Decisions on my applications')
    expect(document.activeElement?.textContent).toBe('Notifications')
    expect(screen.queryByRole('group', { name: 'New applications' })).toBeNull()
    expect(screen.queryByRole('group', { name: 'Administration' })).toBeNull()
  })

  it('show organizations their own topics', async () => {
    open(anOrganizer())
    await topic('New applications')
    expect(screen.queryByRole('group', { name: 'Decisions on my applications' })).toBeNull()
  })

  it('are saved as a whole, as chosen', async () => {
    const { saved } = open()
    const hours = within(await topic('Hours'))
    await userEvent.click(hours.getByRole('checkbox', { name: 'Bell' }))
    await userEvent.selectOptions(hours.getByRole('combobox', { name: 'Email' }), 'Daily digest')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Daily digest at' }), '18:00')
    await userEvent.click(screen.getByRole('checkbox', { name: /^Quiet hours/ }))
    await save()
    expect(await screen.findByText('Notifications saved')).toBeTruthy()
    expect(saved()).toMatchObject([{ digestHour: 18, quietHours: { from: 1320, to: 420 } }])
    expect(saved()).toMatchObject([
      {
        topics: expect.arrayContaining([
          { topic: 'hours', inProduct: false, mail: 'daily' },
          { topic: 'decisions', inProduct: true, mail: 'at_once' },
        ]),
      },
    ])
    await waitFor(() => expect(screen.queryByText('You have unsaved changes')).toBeNull())
  })

  it('offer volunteers a weekly summary on a day of their choice', async () => {
    const { saved } = open()
    const box = await screen.findByRole('checkbox', { name: /^Weekly summary/ })
    expect(screen.queryByRole('combobox', { name: 'Day of the week' })).toBeNull()
    await userEvent.click(box)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Day of the week' }), 'Sunday')
    await save()
    expect(await screen.findByText('Notifications saved')).toBeTruthy()
    expect(saved()).toMatchObject([{ summaryDay: 7 }])
  })

  it('offer organizations no weekly summary', async () => {
    open(anOrganizer())
    await topic('New applications')
    expect(screen.queryByRole('checkbox', { name: /^Weekly summary/ })).toBeNull()
  })

  it('reject quiet hours that end when they start, beside the field', async () => {
    const { saved } = open()
    await topic('Hours')
    await userEvent.click(screen.getByRole('checkbox', { name: /^Quiet hours/ }))
    const to = screen.getByLabelText('To')
    await userEvent.clear(to)
    await userEvent.type(to, '22:00')
    await save()
    expect((await screen.findByRole('alert')).textContent).toContain('Please choose two different times')
    expect(saved()).toEqual([])
  })
})

describe('the unsubscribe page of an email link', () => {
  afterEach(() => sessionStorage.clear())

  function openLink(found: { topic: string | null; isOn: boolean } | null, url = '/auth/unsubscribe#t') {
    let isOn = found?.isOn ?? false
    return openScreen(url, {
      user: null,
      answer: ({ method, path: requestPath }) => {
        if (!found)
          return { status: 404, body: { message: 'This link is not valid', code: 'subscription_not_found' } }
        if (requestPath === '/api/unsubscribe') isOn = method === 'DELETE'
        return { body: { ...found, isOn } }
      },
    })
  }
  const writes = ({ sent }: ReturnType<typeof openLink>) =>
    sent.filter(({ path: requestPath }) => requestPath === '/api/unsubscribe').map(({ method }) => method)

  it('asks before it changes anything, confirms the change, and can undo it', async () => {
    const opened = openLink({ topic: 'messages', isOn: true })
    expect(
      await screen.findByRole('heading', { name: 'Unsubscribe from emails about “Messages”?' }),
    ).toBeTruthy()
    expect(writes(opened)).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }))
    expect(await screen.findByRole('heading', { name: 'Unsubscribed' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('heading', { name: 'Subscribed again' })).toBeTruthy()
    expect(writes(opened)).toEqual(['POST', 'DELETE'])
    expect(screen.getByRole('link', { name: 'Choose all notifications' }).getAttribute('href')).toBe(
      '/profile?tab=settings#notification-settings',
    )
  })

  it('still works after a reload, before and after pressing the button', async () => {
    openLink({ topic: 'messages', isOn: true })
    await screen.findByRole('heading', { name: 'Unsubscribe from emails about “Messages”?' })
    cleanup()
    openLink({ topic: 'messages', isOn: true }, '/auth/unsubscribe')
    expect(
      await screen.findByRole('heading', { name: 'Unsubscribe from emails about “Messages”?' }),
    ).toBeTruthy()
    cleanup()
    openLink({ topic: 'messages', isOn: false }, '/auth/unsubscribe')
    expect(await screen.findByRole('heading', { name: 'Unsubscribed' })).toBeTruthy()
  })

  it('says immediately if the emails were already turned off', async () => {
    openLink({ topic: null, isOn: false })
    expect(await screen.findByText('We won’t send you the daily digest.')).toBeTruthy()
  })

  it('names the weekly summary', async () => {
    openLink({ topic: 'weekly_summary', isOn: true })
    await userEvent.click(await screen.findByRole('button', { name: 'Unsubscribe' }))
    expect(await screen.findByText('We won’t send you the weekly summary.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('We’ll send you the weekly summary again.')).toBeTruthy()
  })

  it('clearly says that a link is invalid', async () => {
    openLink(null)
    expect(await screen.findByRole('heading', { name: 'This link is not valid' })).toBeTruthy()
  })
})
