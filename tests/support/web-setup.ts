import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// What jsdom lacks and the Radix primitives call.
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}
// For good: a stub would go with the first test that takes its own back.
Object.assign(globalThis, { ResizeObserver: Observer, IntersectionObserver: Observer })
Element.prototype.scrollIntoView = () => {}
Element.prototype.hasPointerCapture = () => false
Element.prototype.setPointerCapture = () => {}
Element.prototype.releasePointerCapture = () => {}
window.scrollTo = () => {}
// Only for plain ids, as React makes them and the tests use them.
vi.stubGlobal('CSS', { escape: (text: string) => text.replaceAll(/[^\w-]/g, '\\$&') })
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
  })

afterEach(() => {
  cleanup()
})
