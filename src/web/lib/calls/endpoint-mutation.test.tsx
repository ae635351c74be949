import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { clearToasts, useToast } from '#web/ui/feedback/toast-store.ts'
import { makeApiError } from './api-error.ts'
import { useCallMutation } from './endpoint-mutation.ts'

function Wrapper({ children }: { children: ReactNode }) {
  const [queryClient] = useState(() => new QueryClient())
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}

/** A mutation whose calls end when the test says so. */
function renderMutation() {
  const sent: { value: unknown; end: (error?: Error) => void }[] = []
  const send = (value: unknown) =>
    new Promise<string>((resolve, reject) => {
      sent.push({ value, end: (error) => (error ? reject(error) : resolve('done')) })
    })
  const { result } = renderHook(() => useCallMutation(send), { wrapper: Wrapper })
  return { sent, result, valuesOf: () => sent.map(({ value }) => value) }
}

describe('a mutation', () => {
  it('is sent once while the same is running, and both callers get its answer', async () => {
    const { sent, result, valuesOf } = renderMutation()
    const answers: Promise<string>[] = []
    await act(async () => {
      answers.push(
        result.current.mutateAsync({ hours: [1, 2] }),
        result.current.mutateAsync({ hours: [1, 2] }),
      )
    })
    expect(valuesOf()).toEqual([{ hours: [1, 2] }])
    await act(async () => {
      sent[0]?.end()
      expect(await Promise.all(answers)).toEqual(['done', 'done'])
    })
  })

  it('is sent again when the last one has ended, also if it failed', async () => {
    const { sent, result, valuesOf } = renderMutation()
    await act(async () => result.current.mutate('a'))
    await act(async () => sent[0]?.end(new Error('offline')))
    await act(async () => result.current.mutate('a'))
    await act(async () => sent[1]?.end())
    await act(async () => result.current.mutate('a'))
    expect(valuesOf()).toEqual(['a', 'a', 'a'])
  })

  it('is sent with each other value, also back to one that is still running', async () => {
    const { result, valuesOf } = renderMutation()
    await act(async () => {
      for (const saved of [true, false, true]) result.current.mutate({ saved })
    })
    expect(valuesOf()).toEqual([{ saved: true }, { saved: false }, { saved: true }])
  })

  it('that gets no answer says so, and not that something could not be loaded', async () => {
    clearToasts()
    const send = () => Promise.reject(makeApiError({ status: 0, statusText: 'offline', text: '' }))
    const { result } = renderHook(
      () => ({ ...useCallMutation(send, { failed: 'Message not sent' }), shown: useToast().toasts }),
      { wrapper: Wrapper },
    )
    await act(async () => result.current.mutate())
    expect(result.current.shown).toMatchObject([
      {
        title: 'Message not sent',
        description: 'We can’t reach the server. Check your connection, or try again in a few minutes.',
      },
    ])
  })

  it('is sent for each of two files', async () => {
    const { result, valuesOf } = renderMutation()
    const [one, other] = [new File(['1'], 'a.txt'), new File(['2'], 'a.txt')]
    await act(async () => {
      for (const file of [one, other]) result.current.mutate({ file })
    })
    expect(valuesOf()).toHaveLength(2)
  })
})
