import { renderHook, act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useAnnouncement } from './announcement.ts'

it('the same announcement twice changes what the live region contains, but not what it says', () => {
  const { result } = renderHook(() => useAnnouncement())
  const announce = (text: string) => act(() => result.current[1](text))
  const heard = ['Milestone 1 removed', 'Milestone 1 removed', 'Milestone 1 removed'].map((text) => {
    announce(text)
    return result.current[0]
  })
  expect(new Set(heard.map((text) => text.trim()))).toEqual(new Set(['Milestone 1 removed']))
  expect(heard.every((text, index) => text !== heard[index - 1])).toBe(true)
})
