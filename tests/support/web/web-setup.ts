import { cleanup, configure, getConfig } from '@testing-library/react'
import * as React from 'react'
import { afterAll, afterEach, vi } from 'vitest'
import { speedUpStyles } from '#tests/support/running/fast-styles.ts'
import { clearToasts } from '#web/ui/feedback/toast-store.ts'
import { loadCombobox } from '#web/ui/forms/combobox-code.ts'
import { loadDialogBase } from '#web/ui/overlays/dialog-code.ts'

// Browser APIs that jsdom lacks and the Radix primitives call.
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}
// Defined permanently: a stub would disappear with the first test that restores its own.
Object.assign(globalThis, { ResizeObserver: Observer, IntersectionObserver: Observer })
Element.prototype.scrollIntoView = () => {}
Element.prototype.hasPointerCapture = () => false
Element.prototype.setPointerCapture = () => {}
Element.prototype.releasePointerCapture = () => {}
window.scrollTo = () => {}
speedUpStyles()
// Only for plain ids, as React creates them and the tests use them.
vi.stubGlobal('CSS', { escape: (text: string) => text.replaceAll(/[^\w-]/g, '\\$&') })
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
  })

// React captures a stack for each element, to name its owner in warnings, which took a tenth of the time. After a
// certain number of elements it captures no more, and later warnings name no owner.
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

// The library prints the whole document into the error of each attempt of a wait, which took a tenth of the time. The
// error of the last attempt gets it when the wait ends.
const { getElementError } = getConfig()
configure({
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? Object.assign(new Error(message ?? undefined), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
})

// Journeys open what has not loaded yet; here it has, so a press opens it immediately.
await Promise.all([loadDialogBase(), loadCombobox()])

afterEach(() => {
  cleanup()
  // All files share the modules, and a toast stays until the next one.
  clearToasts()
})

// A screen that is still being loaded when its file ends would fail to load for every later file.
afterAll(async () => {
  await vi.dynamicImportSettled()
  // What moves the focus in the next frame would move it in the next file.
  await new Promise((resolve) => void requestAnimationFrame(resolve))
})
