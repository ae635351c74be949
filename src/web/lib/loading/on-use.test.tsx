import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { captureEarlyActions } from './early-actions.ts'
import { loadOnUse } from './on-use.tsx'

afterEach(() => cleanup())

type ToolsProps = { count: number; onPress: () => void; onSearch: (text: string) => void }

function Tools({ count, onPress, onSearch }: ToolsProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(event.currentTarget.querySelector('input')?.value ?? '')
      }}
    >
      <input name="search" />
      <button type="button" onClick={onPress}>
        Pressed {count}
      </button>
    </form>
  )
}

const parts = { Tools }
let names = 0

/** Hydrates what the server would have rendered. */
async function hydrateTools(load: () => Promise<typeof parts>) {
  names += 1
  const name = `tools-${names}`
  const Part = loadOnUse(name, load).part('row', ({ Tools }) => Tools)
  const onPress = vi.fn<() => void>()
  const onSearch = vi.fn<(text: string) => void>()
  const element = (count: number) => <Part count={count} onPress={onPress} onSearch={onSearch} />
  const container = document.createElement('div')
  container.innerHTML = `<div class="row" data-on-use="${name}"><!--$--><form><input name="search"/><button type="button">Pressed <!-- -->0</button></form><!--/$--></div>`
  document.body.append(container)
  const early = captureEarlyActions()
  const failures: unknown[] = []
  const root: Root = await act(async () =>
    hydrateRoot(container, element(0), { onRecoverableError: (error) => failures.push(error) }),
  )
  onTestFinished(async () => {
    await act(async () => root.unmount())
    container.remove()
  })
  early.stop()
  const button = screen.getByRole('button')
  return {
    button,
    failures,
    onPress,
    onSearch,
    show: (count: number) => act(async () => root.render(element(count))),
  }
}

test('a server-rendered part loads its code when it is used, and then does what was pressed, once', async () => {
  const load = vi.fn<() => Promise<typeof parts>>(async () => parts)
  const { button, failures, onPress } = await hydrateTools(load)
  expect(load).not.toHaveBeenCalled()
  await act(async () => button.click())
  await waitFor(() => expect(onPress).toHaveBeenCalledOnce())
  expect(load).toHaveBeenCalledOnce()
  await act(async () => button.click())
  expect(onPress).toHaveBeenCalledTimes(2)
  expect(screen.getByRole('button')).toBe(button)
  expect(failures).toEqual([])
})

test('a form sent before the code of its part is there is sent once it is', async () => {
  const { onSearch } = await hydrateTools(async () => parts)
  const input = screen.getByRole<HTMLInputElement>('textbox')
  input.value = 'data'
  await act(async () => input.form?.requestSubmit())
  await waitFor(() => expect(onSearch).toHaveBeenCalledExactlyOnceWith('data'))
})

test('a server-rendered part stays as it is when its props change, and shows them once its code is there', async () => {
  let resolve = (_: typeof parts) => {}
  const { button, show } = await hydrateTools(
    () =>
      new Promise((resolvePromise) => {
        resolve = resolvePromise
      }),
  )
  await show(1)
  expect(screen.getByRole('button')).toBe(button)
  expect(button.textContent).toBe('Pressed 0')
  await act(async () => resolve(parts))
  await waitFor(() => expect(button.textContent).toBe('Pressed 1'))
  expect(screen.getByRole('button')).toBe(button)
})

test('a press is forgotten if the code of its part cannot load, and the next one tries again', async () => {
  const load = vi
    .fn<() => Promise<typeof parts>>(async () => parts)
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const { button, onPress } = await hydrateTools(load)
  await act(async () => button.click())
  expect(load).toHaveBeenCalledOnce()
  await act(async () => button.click())
  await waitFor(() => expect(onPress).toHaveBeenCalledOnce())
  expect(load).toHaveBeenCalledTimes(2)
})

test('a part that the browser renders loads its code immediately', async () => {
  const Part = loadOnUse('rendered-tools', async () => parts).part('row', ({ Tools }) => Tools)
  render(<Part count={0} onPress={() => {}} onSearch={() => {}} />)
  expect((await screen.findByRole('button')).textContent).toBe('Pressed 0')
})
