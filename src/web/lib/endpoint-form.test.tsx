import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { z } from '#contract/zod.ts'
import { useToast } from '#web/ui/feedback/toast-store.ts'
import { useMutationForm } from './endpoint-form.ts'
import { useCallMutation } from './endpoint-mutation.ts'

const schema = z.object({ name: z.string().min(2, 'Too short') })

type NameFormProps = { load: () => Promise<typeof schema>; onSend: (name: string) => void }

function NameForm({ load, onSend }: NameFormProps) {
  const sending = useCallMutation(async ({ name }: { name: string }) => onSend(name))
  const { toasts } = useToast()
  const { form, errors, submit } = useMutationForm(sending, (values) => values, {
    schema: load,
    defaultValues: { name: '' },
  })
  return (
    <form noValidate onSubmit={submit}>
      <input aria-label="Name" {...form.register('name')} />
      <p>{errors.name?.message}</p>
      <button type="submit">Save</button>
      {toasts.map(({ id, title }) => (
        <p key={id}>{title}</p>
      ))}
    </form>
  )
}

test('a form loads its schema once something is typed, and says so if it cannot', async () => {
  const network = { isOnline: false, loads: 0 }
  const sent: string[] = []
  const load = () => {
    network.loads += 1
    return network.isOnline ? Promise.resolve(schema) : Promise.reject(new Error('offline'))
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NameForm load={load} onSend={(name) => sent.push(name)} />
    </QueryClientProvider>,
  )
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
