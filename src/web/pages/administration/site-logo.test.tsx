import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aSite, openSite } from '#tests/support/web/site-screen.tsx'

type Picture = { width: number; height: number; close: () => void }

/** Pictures whose check has begun, by the content of their file; a test says when each ends. */
const checks = new Map<string, (picture: Picture) => void>()
const finishCheck = (content: string, [width, height]: [number, number]) =>
  checks.get(content)?.({ width, height, close: () => undefined })

// jsdom does not decode images.
beforeEach(() => {
  checks.clear()
  vi.stubGlobal('createImageBitmap', async (file: Blob) => {
    const content = await file.text()
    return new Promise<Picture>((resolve) => checks.set(content, resolve))
  })
})
afterEach(() => vi.unstubAllGlobals())

async function choose(content: string): Promise<void> {
  const file = new File([content], `${content}.png`, { type: 'image/png' })
  fireEvent.change(await screen.findByLabelText('File'), { target: { files: [file] } })
  await waitFor(() => expect(checks.has(content)).toBe(true))
}

const isLong = () => screen.queryByText(/^This picture is much longer/)
const isSmall = () => screen.queryByText(/^This picture has fewer than 192 pixels/)

test('the hint is about the logo that was chosen last, whichever was checked first', async () => {
  openSite(aSite())
  await choose('long')
  await choose('small')
  finishCheck('small', [100, 100])
  await waitFor(() => expect(isSmall()).not.toBeNull())
  finishCheck('long', [900, 300])
  await new Promise((resolve) => setTimeout(resolve))
  expect(isLong()).toBeNull()
  expect(isSmall()).not.toBeNull()
})

test('the hint about a logo goes once another is chosen, and once it is used', async () => {
  openSite(aSite(), ({ method }) => (method === 'PUT' ? { body: aSite({ version: 2 }) } : undefined))
  await choose('long')
  finishCheck('long', [900, 300])
  await waitFor(() => expect(isLong()).not.toBeNull())
  await choose('small')
  expect(isLong()).toBeNull()
  finishCheck('small', [100, 100])
  await waitFor(() => expect(isSmall()).not.toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Use this logo' }))
  await waitFor(() => expect(isSmall()).toBeNull())
})
