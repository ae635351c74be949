export type EarlyActions = {
  /** Stops capturing: from here on React handles events itself and would handle them twice. */
  stop: () => void
  /** Replays what was captured, once React has hydrated the page. */
  replay: () => void
}

/** What a part of the page has until its code is there (`on-use.tsx`). */
const waitingPart = '[data-on-use]'

const actions = new Map<Element, () => void>()
let isHydrating = false

/**
 * Captures what a visitor does on a server-rendered page before React handles events, once for each button or choice.
 * Links and forms need no help: the browser handles them. In parts whose code loads when they are used, it captures
 * until that code is there, forms too.
 */
export function captureEarlyActions(): EarlyActions {
  isHydrating = true
  for (const type of ['click', 'change', 'submit']) document.addEventListener(type, capture, true)
  return {
    stop() {
      isHydrating = false
    },
    // A part replays its own.
    replay: () => replaySoon(isOutsideOfWaiting),
  }
}

/** Whether something was done in a part that waits for its code. */
export const hasEarlyActions = (part: Element): boolean =>
  [...actions.keys()].some((element) => part.contains(element))

/** Replays what was done in a part, once its code is there. */
export const replayEarlyActions = (part: Element): void => replaySoon((element) => part.contains(element))

/** Forgets what was done in parts whose code can't load. */
export function forgetEarlyActions(): void {
  for (const element of actions.keys()) if (element.closest(waitingPart)) actions.delete(element)
}

/** Milliseconds between two looks at a part inside of one that is there, whose own code is still loading, and how many. */
const pause = 50
const looks = 200

/** Deferred until React is done: clicking hydrates a part of the screen that React has not reached yet. */
function replaySoon(isReady: (element: Element) => boolean, delay = 0, left = looks) {
  setTimeout(() => {
    const ready = [...actions].filter(([element]) => isReady(element))
    const late = ready.filter(([element]) => left > 0 && element.isConnected && !isHydrated(element))
    for (const each of ready.filter((each) => !late.includes(each))) {
      const [element, replay] = each
      actions.delete(element)
      if (isHydrated(element)) replay()
    }
    if (late.length > 0) replaySoon(isReady, pause, left - 1)
  }, delay)
}

/** React marks each element that it has rendered or hydrated. */
const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'))

function capture(event: Event) {
  const { type, target } = event
  if (!(target instanceof Element) || (!isHydrating && isHydrated(target))) return
  const button = target.closest('button[type="button"]')
  if (type === 'click' && button) actions.set(button, () => press(button))
  if (type === 'change' && target instanceof HTMLSelectElement) captureSelect(target)
  if (type === 'change' && target instanceof HTMLInputElement && /^(radio|checkbox)$/.test(target.type))
    captureCheckable(target)
  if (isHydrating) return
  // Inside a part that is there, something else may still load.
  if (isOutsideOfWaiting(target)) replaySoon(isOutsideOfWaiting, pause)
  // The browser would open the page again; while all of it waits for code, that is right.
  else if (type === 'submit' && target instanceof HTMLFormElement) {
    event.preventDefault()
    actions.set(target, () => target.requestSubmit())
  }
}

const isOutsideOfWaiting = (element: Element) => element.closest(waitingPart) === null

function captureSelect(select: HTMLSelectElement) {
  const { value } = select
  actions.set(select, () => {
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

function captureCheckable(input: HTMLInputElement) {
  const { checked } = input
  actions.set(input, () => {
    // React only sees a change that differs from the last value it saw.
    input.checked = !checked
    input.click()
  })
}

/** Presses a button as a pointer does: menus and tabs open on pointerdown. */
function press(button: Element) {
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true }))
  for (const type of ['mousedown', 'click']) {
    button.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
  }
}
