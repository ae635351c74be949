import { cleanup } from '@testing-library/react'
import * as React from 'react'
import { afterEach, vi } from 'vitest'
import { quickenStyles } from './quick-styles.ts'

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
quickenStyles()
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

// React takes a stack for each element it makes, to name the owner in its warnings: a tenth of the time. No element gets
// one once so many have, and then a warning names none.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => 1e6,
    set: () => {},
    configurable: true,
  })
}

afterEach(() => {
  cleanup()
})
