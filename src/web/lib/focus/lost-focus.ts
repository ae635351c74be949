import { useEffect } from 'react'

/** Overlays manage their own focus. */
const overlay = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/**
 * Restores focus when the focused element is removed, such as a button that was pressed, and nothing else takes it: in the closest part of the page around it that takes the focus (`tabIndex={-1}`), or else in the page's content.
 * Otherwise the next Tab would start at the top of the page.
 */
export function useLostFocus(): void {
  useEffect(() => {
    let last: Element | null = null
    let around: readonly HTMLElement[] = []
    const note = (focused: EventTarget | null) => {
      if (!(focused instanceof HTMLElement)) return
      last = focused
      // A dialog closes to where it was opened.
      if (!focused.closest(overlay)) around = listAround(focused)
    }
    const remember = ({ target }: FocusEvent) => note(target)
    const isLost = () =>
      last !== null && !last.isConnected && (document.activeElement ?? document.body) === document.body
    const find = () => {
      if (!isLost() || document.querySelector(overlay)) return
      for (const part of around) {
        part.focus({ preventScroll: true })
        if (document.activeElement === part) return
      }
      document.getElementById('main')?.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(() => {
      if (isLost()) afterOthers(find)
    })
    // This is loaded after the screen, which may have taken the focus before.
    const { activeElement } = document
    if (activeElement !== document.body) note(activeElement)
    document.addEventListener('focusin', remember)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      // What still waits for its frame finds nothing lost.
      last = null
      document.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [])
}

/** The parts around an element that take the focus, the closest first. */
function listAround(element: HTMLElement): HTMLElement[] {
  const part = element.parentElement?.closest<HTMLElement>('[tabindex="-1"]')
  return part ? [part, ...listAround(part)] : []
}

/** What closes a dialog or moves the focus itself does so with the next task or the frame after it. */
const afterOthers = (find: () => void) =>
  setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(find)))
