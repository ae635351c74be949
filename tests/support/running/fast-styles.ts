/**
 * A query by role checks for every element and its ancestors whether it is visible. After each change of the page,
 * jsdom matches each of them against its whole style sheet again, which took a fifth of the time of all screen tests.
 * If no style of the page affects visibility, it depends only on the kind of element, so one of each kind is enough.
 */

type Compute = typeof window.getComputedStyle

const hidesElements = /display|visibility|@import/

/** The attributes by which the browser's own style sheet shows and hides elements. */
const deciding = ['open', 'popover', 'type']

let own: Compute | undefined
let quick: Compute | undefined

/** jsdom's own result. */
export const computeFullStyle: Compute = (element, pseudo) =>
  (own ?? window.getComputedStyle)(element, pseudo)

/** Makes the window return `display` and `visibility` of most elements immediately, and everything else as before. */
export function speedUpStyles(): void {
  // The window may belong to the previous file.
  if (window.getComputedStyle === quick) return
  own = window.getComputedStyle.bind(window)
  quick = speedUp(own)
  window.getComputedStyle = quick
}

function speedUp(compute: Compute): Compute {
  const whole = compute(document.documentElement)
  const displays = new Map<string, string>()
  const styles = document.getElementsByTagName('style')
  const links = document.getElementsByTagName('link')
  const isStyled = () =>
    links.length > 0 || [...styles].some(({ textContent }) => hidesElements.test(textContent))

  function isStyledAt(element: Element): boolean {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const style = at.getAttribute('style')
      if (at.hasAttribute('hidden') || (style !== null && hidesElements.test(style))) return true
    }
    return false
  }

  function displayOf(element: Element): string {
    // Inherited from its parent.
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
