import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { makeUnreachableScreen } from './unreachable-screen.tsx'

/** Code that loads only while there is a connection. */
function givenCode() {
  const connection = { works: false }
  const Screen = makeUnreachableScreen(async () => {
    if (!connection.works) throw new TypeError('Failed to fetch dynamically imported module')
    return () => <h1>Messages</h1>
  })
  return { connection, Screen }
}

test('a screen whose code can’t load says so, and shows once someone tries again', async () => {
  const { connection, Screen } = givenCode()
  render(<Screen />)
  const again = await screen.findByRole('button', { name: 'Try again' })
  await userEvent.click(again)
  connection.works = true
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Messages' })).toBeTruthy()
})

test('a screen whose code couldn’t load shows by itself when the connection returns', async () => {
  const { connection, Screen } = givenCode()
  const setOnline = (isOnline: boolean) =>
    act(() => {
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline })
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
    })
  setOnline(false)
  render(<Screen />)
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  connection.works = true
  setOnline(true)
  expect(await screen.findByRole('heading', { name: 'Messages' })).toBeTruthy()
  Reflect.deleteProperty(navigator, 'onLine')
})
