import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from '#contract/zod.ts'
import { clearToasts, useToast } from '#web/ui/feedback/toast-store.ts'
import { useCallMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { useMutationForm } from './endpoint-form.ts'

afterEach(() => {
  cleanup()
  clearToasts()
  vi.restoreAllMocks()
})

const schema = z.object({ name: z.string().min(2, 'Too short') })

type NameFormProps = { load: () => Promise<typeof schema>; onSend: (name: string) => void }

function NameForm({ load, onSend }: NameFormProps) {
  const sending = useCallMutation(async ({ name }: { name: string }) => onSend(name))
  const { toasts } = useToast()
  const { form, errors, submit, isPending } = useMutationForm(sending, (values) => values, {
    schema: load,
    defaultValues: { name: '' },
  })
  return (
    <form noValidate onSubmit={submit}>
      <input aria-label="Name" {...form.register('name')} />
      <p>{errors.name?.message}</p>
      <button type="submit" aria-busy={isPending}>
        Save
      </button>
      {toasts.map(({ id, title, action }) => (
        <p key={id}>
          {title} {action?.label}
        </p>
      ))}
    </form>
  )
}

const show = (props: NameFormProps) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NameForm {...props} />
    </QueryClientProvider>,
  )

test('a form loads its schema once something is typed, and says so if it cannot', async () => {
  const network = { isOnline: false, loads: 0 }
  const sent: string[] = []
  const load = () => {
    network.loads += 1
    return network.isOnline ? Promise.resolve(schema) : Promise.reject(new Error('offline'))
  }
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => network.isOnline)
  show({ load, onSend: (name) => sent.push(name) })
  expect(network.loads).toBe(0)

  await userEvent.type(screen.getByLabelText('Name'), 'A')
  expect(network.loads).toBeGreaterThan(0)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/reach the server/)).toBeTruthy()

  network.isOnline = true
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Too short')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Name'), 'da')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => sent).toEqual(['Ada'])
})

test('a form whose schema was replaced by a release offers to reload the page', async () => {
  show({ load: () => Promise.reject(new TypeError('Failed to fetch')), onSend: () => {} })
  await userEvent.type(screen.getByLabelText('Name'), 'Ada')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/new version.*Reload page/)).toBeTruthy()
})

test('a form whose schema takes long to load is busy, and sends once what the fields have by then', async () => {
  const sent: string[] = []
  let arrive = (_code: typeof schema) => {}
  const code = new Promise<typeof schema>((resolve) => {
    arrive = resolve
  })
  show({ load: () => code, onSend: (name) => sent.push(name) })
  const button = screen.getByRole('button', { name: 'Save' })
  await userEvent.type(screen.getByLabelText('Name'), 'Ad')
  await userEvent.click(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
  await userEvent.type(screen.getByLabelText('Name'), 'a')
  await userEvent.click(button)
  expect(sent).toEqual([])

  arrive(schema)
  await expect.poll(() => sent).toEqual(['Ada'])
  await expect.poll(() => button.getAttribute('aria-busy')).toBe('false')
  expect(sent).toEqual(['Ada'])
})
