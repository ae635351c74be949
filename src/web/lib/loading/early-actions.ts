export type EarlyActions = {
  /** Stops capturing: from here on React handles events itself and would handle them twice. */
  stop: () => void
  /** Replays what was captured, once React has hydrated the page. */
  replay: () => void
}

/**
 * Captures what a visitor does on a server-rendered page before React handles events, once for each button or choice.
 * Links and forms need no help: the browser handles them.
 */
export function captureEarlyActions(): EarlyActions {
  const actions = new Map<Element, () => void>()
  const capture = ({ type, target }: Event) => {
    if (!(target instanceof Element)) return
    const button = target.closest('button[type="button"]')
    if (type === 'click' && button) actions.set(button, () => press(button))
    if (type === 'change' && target instanceof HTMLSelectElement) captureSelect(target)
    if (type === 'change' && target instanceof HTMLInputElement && /^(radio|checkbox)$/.test(target.type))
      captureCheckable(target)
  }
  const captureSelect = (select: HTMLSelectElement) => {
    const { value } = select
    actions.set(select, () => {
      select.value = value
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
  }
  const captureCheckable = (input: HTMLInputElement) => {
    const { checked } = input
    actions.set(input, () => {
      // React only sees a change that differs from the last value it saw.
      input.checked = !checked
      input.click()
    })
  }
  for (const type of ['click', 'change']) document.addEventListener(type, capture, true)
  return {
    stop: () => {
      for (const type of ['click', 'change']) document.removeEventListener(type, capture, true)
    },
    replay: () => {
      // Deferred until React is done: clicking hydrates a part of the screen that React has not reached yet.
      setTimeout(() => {
        for (const replay of actions.values()) replay()
        actions.clear()
      })
    },
  }
}

/** Presses a button as a pointer does: menus and tabs open on pointerdown. */
function press(button: Element) {
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true }))
  for (const type of ['mousedown', 'click']) {
    button.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
  }
}
