import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cropLimits } from '#contract/limits.ts'
import { anAccount, anOrganizationProfile } from '#tests/support/answers/account-answers.ts'
import { anOrganizer, aVolunteer } from '#tests/support/answers/answers.ts'
import { respondWithAuthority } from '#tests/support/answers/authority-answers.ts'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'

const picture = '/images/0123456789abcdef0123456789abcdef.webp'

// jsdom does not decode images: a file that starts with "ok" is valid, everything else is broken.
beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async (file: Blob) => {
    if (!(await file.text()).startsWith('ok')) throw new DOMException('broken', 'InvalidStateError')
    return { close: () => undefined }
  })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => undefined
})
afterEach(() => vi.unstubAllGlobals())

function open(profileImageUrl: string | null = null, answer?: Answer) {
  let user = aVolunteer({ hasVolunteerProfile: true, profileImageUrl })
  const opened = openScreen('/profile', {
    user,
    answer: (sent) => {
      if (sent.path === '/api/account') return { body: anAccount() }
      if (sent.path === '/api/user') return { body: user }
      user = { ...user, profileImageUrl: null }
      return answer?.(sent) ?? { body: { imageUrl: null } }
    },
  })
  return { ...opened, person: userEvent.setup({ applyAccept: false }) }
}

const field = () => screen.findByRole('group', { name: 'Your picture' })
const choose = async (file: File) => {
  const input = within(await field()).getByLabelText('Your picture', { selector: 'input' })
  fireEvent.change(input, { target: { files: [file] } })
}
const aFile = (content: string, type = 'image/png') => new File([content], 'me.png', { type })

describe('the picture on /profile', () => {
  it('shows initials and an upload button if there is none', async () => {
    open()
    const shown = await field()
    expect(shown.querySelector('[data-initials=ML]')).toBeTruthy()
    const group = within(shown)
    expect(group.getByText('JPEG, PNG or WebP, up to 20 MB. Choose a file or drop it here.')).toBeTruthy()
    expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Upload picture'])
  })

  it.each([
    [
      'a text',
      () => aFile('ok', 'text/plain'),
      'This is not a JPEG, PNG or WebP image. Please choose one of these.',
    ],
    [
      'an SVG',
      () => aFile('ok', 'image/svg+xml'),
      'This is not a JPEG, PNG or WebP image. Please choose one of these.',
    ],
    [
      'a file of more than 20 MB',
      () => Object.defineProperty(aFile('ok'), 'size', { value: cropLimits.bytes + 1 }),
      'This file is larger than 20 MB. Choose a smaller one.',
    ],
    [
      'a broken image',
      () => aFile('no'),
      'This image is damaged and could not be read. Please choose another one.',
    ],
  ])('rejects %s beside the field, before anything is sent', async (...[, make, text]) => {
    const { sent } = open()
    await choose(make())
    expect((await screen.findByRole('alert')).textContent).toBe(text)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent.filter(({ method }) => method !== 'GET')).toEqual([])
  })

  it('is cropped in a dialog with a slider that keys can move, and closing it sends nothing', async () => {
    const { person, sent } = open()
    await choose(aFile('ok'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Crop your picture' }))
    const zoom = dialog.getByRole('slider', { name: 'Zoom' })
    expect(zoom.getAttribute('aria-valuetext')).toBe('100%')
    fireEvent.change(zoom, { target: { value: '2.5' } })
    expect(zoom.getAttribute('aria-valuetext')).toBe('250%')
    await person.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Upload picture'))
    expect(sent.filter(({ method }) => method !== 'GET')).toEqual([])
  })

  it('keeps the current crop if another file is rejected, and says why in the dialog', async () => {
    open()
    await choose(aFile('ok'))
    const dialog = within(await screen.findByRole('dialog'))
    const input = document.querySelector('input[type=file]')
    if (!input) throw new Error('no field for a file')
    fireEvent.change(input, { target: { files: [aFile('no')] } })
    expect((await dialog.findByRole('alert')).textContent).toMatch(/^This image is damaged/)
  })

  it('accepts a dropped file', async () => {
    open()
    const group = await field()
    fireEvent.dragOver(group)
    expect(within(group).getByText('Drop it here')).toBeTruthy()
    fireEvent.drop(group, { dataTransfer: { files: [aFile('ok')] } })
    expect(await screen.findByRole('dialog', { name: 'Crop your picture' })).toBeTruthy()
  })

  it('is removed after a confirmation, and the focus stays', async () => {
    const { person, sent } = open(picture)
    const group = within(await field())
    expect(group.getByRole('button', { name: 'Change picture' })).toBeTruthy()
    await person.click(group.getByRole('button', { name: 'Remove' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove your picture?' }))
    await person.click(dialog.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('Picture removed')).toBeTruthy()
    expect(sent.filter(({ method }) => method !== 'GET').map(({ path }) => path)).toEqual([
      '/api/account/avatar',
    ])
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Upload picture'))
  })

  it('stays if it could not be removed, and says why', async () => {
    const { person } = open(picture, () => ({
      status: 503,
      body: {
        message: 'The service is busy or starting. Please try again in a moment.',
        code: 'unavailable',
      },
    }))
    await person.click(within(await field()).getByRole('button', { name: 'Remove' }))
    const dialog = within(await screen.findByRole('dialog'))
    await person.click(dialog.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('Couldn’t remove picture')).toBeTruthy()
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  it('falls back to the initials if it does not load', async () => {
    open(picture)
    const group = await field()
    const image = group.querySelector('img')
    if (!image) throw new Error('no picture')
    expect([image.getAttribute('src'), image.alt, image.width, image.height]).toEqual([picture, '', 80, 80])
    fireEvent.error(image)
    expect(group.querySelector('[data-initials=ML]')).toBeTruthy()
  })
})

it('the logo is shown with the organization’s profile and belongs to it', async () => {
  openScreen('/profile?tab=organization', {
    user: anOrganizer({ hasOrganizationProfile: true }),
    answer: ({ path }) => {
      if (path === '/api/account') return { body: anAccount() }
      if (path.startsWith('/api/organizations/')) return respondWithAuthority(path) ?? { body: [] }
      return { body: { ...anOrganizationProfile, logoUrl: picture } }
    },
  })
  const group = await screen.findByRole('group', { name: 'Logo' })
  expect(group.querySelector('img')?.getAttribute('src')).toBe(picture)
  expect(within(group).getByRole('button', { name: 'Change logo' })).toBeTruthy()
})
