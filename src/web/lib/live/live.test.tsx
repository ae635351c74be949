import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { dispatchLiveEvent } from './live-events.ts'
import { useLive } from './live.ts'

const event = {
  kind: 'conversation',
  data: { conversationId: '0d1f4f3a-6f0e-4f43-9b0e-3f4f6a2f1c11' },
} as const

function Listening({ heard }: { heard: string[] }) {
  useLive(event.kind, () => heard.push('event'))
  useLive('reset', () => heard.push('reset'))
  return null
}

afterEach(() => cleanup())

test('a listener that mounts after its event refetches once', async () => {
  const heard: string[] = []
  dispatchLiveEvent(event.kind, event.data)
  render(<Listening heard={heard} />)
  await Promise.resolve()
  expect(heard).toEqual(['reset'])

  dispatchLiveEvent(event.kind, event.data)
  render(<Listening heard={[]} />)
  await Promise.resolve()
  expect(heard).toEqual(['reset', 'event'])
})
