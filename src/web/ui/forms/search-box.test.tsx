import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { SearchBox } from './search-box.tsx'

afterEach(() => cleanup())

function show(hasResults: boolean) {
  const calls = { left: 0, searches: new Array<string>() }
  render(
    <SearchBox
      label="Search"
      placeholder="Name"
      maxLength={100}
      value="Ana"
      onSearch={(search) => calls.searches.push(search)}
      clearCount={0}
      inputRef={createRef()}
      action="/applications"
      others={{}}
      onLeave={() => {
        calls.left += 1
        return hasResults
      }}
    />,
  )
  return { calls, field: screen.getByRole<HTMLInputElement>('searchbox') }
}

test.each(['Escape', 'ArrowDown'])('%s leaves the field for the results and keeps the search', (key) => {
  const { calls, field } = show(true)
  fireEvent.keyDown(field, { key })
  expect(calls).toEqual({ left: 1, searches: [] })
  expect(field.value).toBe('Ana')
})

test('without results, Escape clears the field and the Down arrow does nothing', () => {
  const { calls, field } = show(false)
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  expect(field.value).toBe('Ana')
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(field.value).toBe('')
  expect(calls).toEqual({ left: 2, searches: [''] })
})

test('keys of an input method choose a word and stay in the field', () => {
  const { calls, field } = show(true)
  fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true })
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true })
  expect(calls.left).toBe(0)
})
