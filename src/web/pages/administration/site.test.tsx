import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { defaultSiteName, setSiteName } from '#contract/i18n/site-name.ts'
import { accentTokens } from '#domain/site/accent.ts'
import type { StubbedResponse } from '#tests/support/web/screen.tsx'
import { aSite, findForm, openSite, patches } from '#tests/support/web/site-screen.tsx'

const refusal = { status: 409, body: { code: 'site_changed', message: 'Someone else changed this' } }

test('a saved name and color are on this page immediately, without loading it again', async () => {
  const saved = aSite({ name: 'Leeds Helps', accent: '#8a1c4a', version: 2 })
  openSite(aSite(), ({ method }) => (method === 'PATCH' ? { body: saved } : undefined))
  const { style } = document.documentElement
  try {
    const form = await findForm('Name')
    expect(screen.queryByText('Leeds Helps')).toBeNull()
    await userEvent.type(within(form).getByLabelText(/name/i), 'Leeds Helps')
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }))
    expect((await screen.findAllByText('Leeds Helps')).length).toBeGreaterThan(0)
    await waitFor(() => expect(document.title).toContain('Leeds Helps'))
    expect(style.getPropertyValue('--color-primary')).toContain('light-dark(')
  } finally {
    setSiteName(defaultSiteName)
    for (const token of accentTokens) style.removeProperty(`--color-${token}`)
  }
})

test('a color code can be typed, and one that is not complete is refused at its field', async () => {
  const { sent } = openSite(aSite(), ({ method }) => (method === 'PATCH' ? { body: aSite() } : undefined))
  const form = within(await findForm('Accent color'))
  const code = form.getByLabelText('Color code')
  await userEvent.type(code, '#1B4F')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'))
  expect(patches(sent)).toEqual([])
  await userEvent.type(code, 'A0')
  expect(form.getByLabelText('Color')).toHaveProperty('value', '#1b4fa0')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(patches(sent)).toMatchObject([{ accent: '#1b4fa0' }]))
})

test.each([' #1B4FA0', '1B4FA0', '1B4FA0\t'])('a color code can be pasted as %j', async (pasted) => {
  openSite(aSite())
  const code = within(await findForm('Accent color')).getByLabelText('Color code')
  await userEvent.click(code)
  await userEvent.paste(pasted)
  expect(code).toHaveProperty('value', '#1B4FA0')
})

test('two sections saved at the same time are saved one after another, each from the version it was typed into', async () => {
  let version = 1
  const { sent } = openSite(aSite(), ({ method }) => {
    if (method !== 'PATCH') return undefined
    version += 1
    return { body: aSite({ version, name: 'Leeds Helps' }) }
  })
  const [name, contact] = [await findForm('Name'), await findForm('Contact and place')]
  await userEvent.type(within(name).getByLabelText(/^Name of the site/), 'Leeds Helps')
  await userEvent.type(within(contact).getByLabelText(/^Contact email/), 'hi@leeds.example')
  fireEvent.click(within(name).getByRole('button', { name: 'Save' }))
  fireEvent.click(within(contact).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(patches(sent)).toHaveLength(2))
  expect(patches(sent)).toEqual([
    expect.objectContaining({ version: 1 }),
    expect.objectContaining({ version: 1 }),
  ])
})

test('saving a section does not hide what someone else changed meanwhile in another one that is being typed', async () => {
  let stored = aSite()
  const { sent } = openSite(stored, ({ method, body }) => {
    if (method !== 'PATCH') return { body: stored }
    if (JSON.stringify(body).includes('heroTitle')) return refusal
    stored = aSite({ version: 3, name: 'Leeds Helps', heroTitle: 'Theirs' })
    return { body: stored }
  })
  const [name, start] = [await findForm('Name'), await findForm('Start page')]
  await userEvent.type(within(start).getByLabelText(/^Title/), 'Mine')
  await userEvent.type(within(name).getByLabelText(/^Name of the site/), 'Leeds Helps')
  await userEvent.click(within(name).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(within(name).queryByText('Unsaved changes')).toBeNull())
  await userEvent.click(within(start).getByRole('button', { name: 'Save' }))
  expect(await within(start).findByText(/^Someone else just changed these settings/)).toBeTruthy()
  await userEvent.click(within(start).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(patches(sent)).toHaveLength(3))
  expect(patches(sent)).toEqual([
    expect.objectContaining({ version: 1, name: 'Leeds Helps' }),
    expect.objectContaining({ version: 1, heroTitle: 'Mine' }),
    expect.objectContaining({ version: 3, heroTitle: 'Mine' }),
  ])
})

test('after someone else’s change what was typed stays, and the next save is of their version', async () => {
  let stored = aSite()
  const { sent } = openSite(stored, ({ method, body }) => {
    if (method !== 'PATCH') return { body: stored }
    if (JSON.stringify(body).includes('"version":1')) {
      stored = aSite({ version: 5, heroText: 'Their words' })
      return refusal
    }
    return { body: aSite({ version: 6, heroTitle: 'Mine', heroText: 'Their words' }) }
  })
  const form = await findForm('Start page')
  await userEvent.type(within(form).getByLabelText(/^Title/), 'Mine')
  await userEvent.click(within(form).getByRole('button', { name: 'Save' }))
  expect(await within(form).findByText(/^Someone else just changed these settings/)).toBeTruthy()
  await waitFor(() =>
    expect(within(form).getByLabelText(/^Text below/)).toHaveProperty('value', 'Their words'),
  )
  expect(within(form).getByLabelText(/^Title/)).toHaveProperty('value', 'Mine')
  await userEvent.click(within(form).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(patches(sent).at(-1)).toMatchObject({ version: 5, heroTitle: 'Mine' }))
})

test('a saved text is no longer typed: another change of it by someone else is shown', async () => {
  let stored = aSite()
  openSite(stored, ({ method, body }) => {
    if (method !== 'PATCH') return { body: stored }
    if (JSON.stringify(body).includes('"version":2')) {
      stored = aSite({ version: 3, heroTitle: 'Theirs' })
      return refusal
    }
    stored = aSite({ version: 2, heroTitle: 'Mine' })
    return { body: stored }
  })
  const form = await findForm('Start page')
  const title = within(form).getByLabelText(/^Title/)
  const save = within(form).getByRole('button', { name: 'Save' })
  await userEvent.type(title, 'Mine')
  await userEvent.click(save)
  await waitFor(() => expect(within(form).queryByText('Unsaved changes')).toBeNull())
  await userEvent.type(within(form).getByLabelText(/^Text below/), 'More')
  await userEvent.click(save)
  await waitFor(() => expect(title).toHaveProperty('value', 'Theirs'))
  expect(within(form).getByLabelText(/^Text below/)).toHaveProperty('value', 'More')
})

test('what is typed while a save runs stays and is not saved yet', async () => {
  let finish = () => {}
  openSite(aSite(), async ({ method }) => {
    if (method !== 'PATCH') return undefined
    await new Promise<void>((resolve) => (finish = resolve))
    return { body: aSite({ version: 2, heroTitle: 'One' }) }
  })
  const form = await findForm('Start page')
  const title = within(form).getByLabelText(/^Title/)
  await userEvent.type(title, 'One')
  await userEvent.click(within(form).getByRole('button', { name: 'Save' }))
  await userEvent.type(title, ' and two')
  finish()
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(title).toHaveProperty('value', 'One and two')
  expect(await within(form).findByText('Unsaved changes')).toBeTruthy()
})

test('a text is published only after a confirmation, and a refusal keeps the draft', async () => {
  let number = 1
  const { sent } = openSite(aSite(), ({ method, path, body }) => {
    if (path !== '/api/admin/legal/terms') return undefined
    if (method === 'GET') return { body: { number, markdown: number === 1 ? '' : 'Their text' } }
    if (JSON.stringify(body).includes('"after":1')) {
      number = 2
      return refusal
    }
    return { status: 201, body: { number: 3, publishedAt: '2026-11-28T00:00:00.000Z', changes: 'New' } }
  })
  const form = await findForm('Terms of Use')
  const text = within(form).getByLabelText(/^Text/)
  expect(text).toHaveProperty(
    'value',
    expect.stringMatching(/^What you can expect .+\n\n## About the service\n\n/),
  )
  await userEvent.clear(text)
  await userEvent.type(text, 'My text')
  await userEvent.type(within(form).getByLabelText(/^What changed/), 'New')
  await userEvent.click(within(form).getByRole('button', { name: 'Publish version 2' }))
  const posts = () => sent.filter(({ method }) => method === 'POST')
  const confirm = async (title: string) => {
    const dialog = await screen.findByRole('dialog', { name: title })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Publish' }))
  }
  expect(posts()).toEqual([])
  await confirm('Publish version 2?')
  expect(await within(form).findByText(/^Someone else just published a version/)).toBeTruthy()
  expect(within(form).getByLabelText(/^Text/)).toHaveProperty('value', 'My text')
  await userEvent.click(await within(form).findByRole('button', { name: 'Publish version 3' }))
  await confirm('Publish version 3?')
  await waitFor(() => expect(posts()).toHaveLength(2))
  expect(posts()[1]?.body).toMatchObject({ after: 2, markdown: 'My text' })
})

test('each version says its day, how many agreed to it and how many are still to be asked', async () => {
  openSite(aSite(), ({ path }) => {
    if (path === '/api/admin/legal/terms') return { body: { number: 2, markdown: 'Ours' } }
    if (path !== '/api/admin/legal/terms/agreements') return undefined
    const versions = [
      { number: 2, publishedAt: '2026-11-28T09:00:00.000Z', textSince: null, agreed: 1 },
      { number: 1, publishedAt: null, textSince: '2026-11-15', agreed: 3 },
      { number: 1, publishedAt: null, textSince: '2026-11-01', agreed: 40 },
      { number: 1, publishedAt: null, textSince: null, agreed: 2 },
    ]
    return { body: { versions, unanswered: 39 } }
  })
  const list = within(
    within(await screen.findByRole('region', { name: 'Terms of Use' })).getByRole('list', {
      name: 'Versions',
    }),
  )
  expect(
    await list.findByText('Since Nov 28, 2026 · 1 account agreed · 39 accounts haven’t agreed yet'),
  ).toBeTruthy()
  expect(list.getByText('Since Nov 15, 2026 · 3 accounts agreed')).toBeTruthy()
  expect(list.getByText('Since Nov 1, 2026 · 40 accounts agreed')).toBeTruthy()
  expect(list.getByText('Effective date unknown · 2 accounts agreed')).toBeTruthy()
  // The number of the current version is never zero, although no one was asked yet.
  expect(screen.getByText('The person who publishes a version counts as having agreed to it.')).toBeTruthy()
})

test('the long screen has a list of its sections', async () => {
  openSite(aSite())
  const list = within(await screen.findByRole('navigation', { name: 'Sections of this page' }))
  expect(list.getByRole('link', { name: 'Announcement' }).getAttribute('href')).toBe(
    '/admin/site#site-banner',
  )
  for (const link of list.getAllByRole('link')) {
    const id = link.getAttribute('href')?.split('#')[1] ?? ''
    await waitFor(() => expect(document.getElementById(id)).not.toBeNull())
  }
})

test('a refusal takes the focus: at its field, or what says why', async () => {
  let answer: StubbedResponse = {
    status: 422,
    body: { code: 'invalid', message: 'Invalid', issues: [{ path: 'name', message: 'Choose another name' }] },
  }
  openSite(aSite(), ({ method }) => (method === 'PATCH' ? answer : undefined))
  const form = await findForm('Name')
  const field = within(form).getByLabelText(/^Name/)
  await userEvent.type(field, 'Leeds Helps')
  await userEvent.click(within(form).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(within(form).getByText('Choose another name')).toBeTruthy()
  answer = refusal
  await userEvent.type(field, ' more')
  await userEvent.click(within(form).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(document.activeElement).toBe(within(form).getByRole('alert')))
})
