/** What journeys know of toasts: one lives for five seconds, so it can be gone when a journey looks for it. */
import type { BrowserContext } from '@playwright/test'

/**
 * Remembers the toasts on all pages of a context that were there for a second: what is replaced immediately, no one
 * can read.
 */
export async function rememberToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    type Toast = { card: Element; wasRead: boolean; isExpected: boolean }
    const toasts: Toast[] = []
    const isVisible = ({ card }: Toast) => card.isConnected && card.checkVisibility()
    const remember = (card: Element) => {
      const toast = { card, wasRead: false, isExpected: false }
      toasts.push(toast)
      setTimeout(() => {
        toast.wasRead = isVisible(toast)
      }, 1000)
    }
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLLIElement && 'swipeDirection' in node.dataset) remember(node)
    }).observe(document, { childList: true, subtree: true })
    Reflect.set(globalThis, 'findToast', (texts: readonly string[]) => {
      const says = ({ card }: Toast) => {
        const parts = Array.from(card.querySelectorAll('div'), ({ textContent }) => textContent)
        return texts.every((text) => parts.includes(text))
      }
      // One that a journey has found must not stand for the next with the same words.
      const found = toasts.find((one) => !one.isExpected && says(one) && (isVisible(one) || one.wasRead))
      if (found) found.isExpected = true
      return found !== undefined
    })
  })
}

/** In a page: whether a toast with these texts is there, or was and has not been found yet. */
export function findToast(texts: readonly string[]): boolean {
  const find: unknown = Reflect.get(globalThis, 'findToast')
  return typeof find === 'function' && find(texts) === true
}
