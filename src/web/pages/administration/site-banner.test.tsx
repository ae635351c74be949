import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aSite, findForm, openSite, patches } from '#tests/support/web/site-screen.tsx'

test('the year of the banner’s last day is typed digit by digit, and the day ends in the zone of the site', async () => {
  const timeZone = 'Europe/London'
  const { sent } = openSite(aSite({ timeZone }), ({ method }) =>
    method === 'PATCH' ? { body: aSite({ timeZone, version: 2 }) } : undefined,
  )
  const form = await findForm('Announcement')
  expect(within(form).getByText(/in the site’s time zone \(Europe\/London\)/)).toBeTruthy()
  const day = within(form).getByLabelText(/^Shown until/)
  // As a browser reports it while a year is typed.
  for (const value of ['0002-12-31', '0020-12-31', '0209-12-31', '2099-12-31']) {
    fireEvent.change(day, { target: { value } })
    expect(day).toHaveProperty('value', value)
  }
  await userEvent.type(within(form).getByLabelText(/^Text/), 'We moved.')
  await userEvent.click(within(form).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(patches(sent)).toHaveLength(1))
  expect(patches(sent)[0]).toMatchObject({
    announcement: { text: 'We moved.', endsAt: '2100-01-01T00:00:00.000Z' },
  })
})

test('removing the banner sends that there is none, empties its form and moves the focus there', async () => {
  const announcement = {
    id: 'moved',
    text: 'We moved.',
    url: 'https://example.org',
    endsAt: '2100-01-01T05:00:00.000Z',
  }
  const { sent } = openSite(aSite({ announcement }), ({ method, body }) =>
    method === 'PATCH' && JSON.stringify(body).includes('"announcement":null')
      ? { body: aSite({ version: 2 }) }
      : undefined,
  )
  const form = await findForm('Announcement')
  await userEvent.click(within(form).getByRole('button', { name: 'Remove the banner' }))
  await waitFor(() => expect(within(form).queryByRole('button', { name: 'Remove the banner' })).toBeNull())
  expect(patches(sent)).toEqual([{ announcement: null, version: 1 }])
  const text = within(form).getByLabelText(/^Text/)
  await waitFor(() => expect(document.activeElement).toBe(text))
  expect(text).toHaveProperty('value', '')
  expect(within(form).getByLabelText(/^Shown until/)).toHaveProperty('value', '')
  expect(within(form).queryByText('Unsaved changes')).toBeNull()
})

test('a banner that could not be removed says so', async () => {
  const announcement = { id: 'moved', text: 'We moved.', url: null, endsAt: '2100-01-01T05:00:00.000Z' }
  openSite(aSite({ announcement }), ({ method }) =>
    method === 'PATCH' ? { status: 503, body: { code: 'unavailable', message: 'Please wait' } } : undefined,
  )
  const form = await findForm('Announcement')
  await userEvent.click(within(form).getByRole('button', { name: 'Remove the banner' }))
  expect(await screen.findByText('Couldn’t save. Try again.')).toBeTruthy()
  expect(within(form).getByLabelText(/^Text/)).toHaveProperty('value', 'We moved.')
})
