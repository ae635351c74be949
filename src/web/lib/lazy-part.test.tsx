import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { lazyPart } from './lazy-part.ts'

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
