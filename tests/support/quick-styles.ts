/**
 * A search by role asks every element, and all above it, whether it is shown: after each change of the page jsdom matches
 * each of them with its whole style sheet again, a fifth of the time of all screens' tests. Where no style of the page speaks
 * of it only an element's kind decides that, so one of each kind is asked.
 */

type Compute = typeof window.getComputedStyle

const isHiding = /display|visibility|@import/

/** The attributes by which the browser's own style sheet shows and hides. */
const deciding = ['open', 'popover', 'type']

let own: Compute | undefined
let quick: Compute | undefined

/** What jsdom itself computes. */
export const computeWhole: Compute = (element, pseudo) => (own ?? window.getComputedStyle)(element, pseudo)

/** Lets the page's window answer `display` and `visibility` of most elements at once, and everything else as it did. */
export function quickenStyles(): void {
  // The window may be the one of the file before.
  if (window.getComputedStyle === quick) return
  own = window.getComputedStyle.bind(window)
  quick = quicken(own)
  window.getComputedStyle = quick
}

function quicken(compute: Compute): Compute {
  const whole = compute(document.documentElement)
  const displays = new Map<string, string>()
  const styles = document.getElementsByTagName('style')
  const links = document.getElementsByTagName('link')
  const isStyled = () => links.length > 0 || [...styles].some(({ textContent }) => isHiding.test(textContent))

  function isStyledAt(element: Element): boolean {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const style = at.getAttribute('style')
      if (at.hasAttribute('hidden') || (style !== null && isHiding.test(style))) return true
    }
    return false
  }

  function displayOf(element: Element): string {
    // By what it stands in.
    if (element.localName === 'summary') return compute(element).display
    const marks = deciding.map((name) => element.getAttribute(name))
    const kind = JSON.stringify([element.namespaceURI, element.localName, ...marks])
    const display = displays.get(kind) ?? compute(element).display
    displays.set(kind, display)
    return display
  }

  return (element, pseudo) => {
    if (pseudo || !element.isConnected || isStyled() || isStyledAt(element)) return compute(element, pseudo)
    const read = (name: string | symbol) => {
      if (name === 'display') return displayOf(element)
      return name === 'visibility' ? 'visible' : undefined
    }
    return new Proxy(whole, {
      get(_, name) {
        if (name === 'getPropertyValue')
          return (property: string) => read(property) ?? compute(element).getPropertyValue(property)
        const quick = read(name)
        if (quick !== undefined) return quick
        const computed = compute(element)
        const value: unknown = Reflect.get(computed, name)
        return typeof value === 'function' ? value.bind(computed) : value
      },
    })
  }
}
