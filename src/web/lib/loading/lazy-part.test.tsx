import { cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { lazyPart } from './lazy-part.ts'

afterEach(() => cleanup())

const Fallback = ({ name }: { name: string }) => <p>{name} in short</p>

async function show(load: () => Promise<typeof Fallback>) {
  const Part = lazyPart(load, Fallback)
  render(
    <Suspense fallback="on the way">
      <Part name="The bell" />
    </Suspense>,
  )
}

test('a lazily loaded part renders once its code has loaded', async () => {
  await show(async () => ({ name }) => <p>{name} in full</p>)
  expect(await screen.findByText('The bell in full')).toBeTruthy()
})

test('a part whose code cannot load shows its fallback, and everything around it stays', async () => {
  await show(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  expect(await screen.findByText('The bell in short')).toBeTruthy()
})

test('a part whose code could not load loads again when it is shown again', async () => {
  const network = { isOnline: false }
  const load = async () => {
    if (!network.isOnline) throw new TypeError('Failed to fetch dynamically imported module')
    return ({ name }: { name: string }) => <p>{name} in full</p>
  }
  const Part = lazyPart(load, Fallback)
  const part = (
    <Suspense fallback="on the way">
      <Part name="The bell" />
    </Suspense>
  )
  const { unmount } = render(part)
  expect(await screen.findByText('The bell in short')).toBeTruthy()
  unmount()

  network.isOnline = true
  render(part)
  expect(await screen.findByText('The bell in full')).toBeTruthy()
})
