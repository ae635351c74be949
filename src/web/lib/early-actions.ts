export type EarlyActions = {
  /** From here on React hears what is done itself, and would do it a second time. */
  stop: () => void
  /** Does what was kept, once React has the page. */
  replay: () => void
}

/**
 * Keeps what a visitor does on a drawn page before React hears it, once for each button or choice. Links and forms need
 * nobody: the browser follows and sends them.
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
      // A change is what differs from what React saw last.
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
      // Not while React is still at work: a screen that it has not come to yet is taken over when it is pressed.
      setTimeout(() => {
        for (const replay of actions.values()) replay()
        actions.clear()
      })
    },
  }
}

/** Presses a button as a pointer does: menus and tabs listen to the beginning of it. */
function press(button: Element) {
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true }))
  for (const type of ['mousedown', 'click']) {
    button.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
  }
}
