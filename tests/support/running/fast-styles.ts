/**
 * A query by role checks for every element and its ancestors whether it is visible, and a click whether it receives
 * pointers. After each change of the page, jsdom matches each of them against its whole style sheet again, which took a
 * quarter of the time of all screen tests. If no style of the page affects visibility, it depends only on the kind of
 * element, so one of each kind is enough. Pointers and animations have their initial values but for the page's styles.
 */

type Compute = typeof window.getComputedStyle

const hidesElements = /display|visibility|@import/
const takesPointers = /pointer-events|\ball\b|@import/
const animates = /animation|\ball\b|@import/

/** The attributes by which the browser's own style sheet shows and hides elements. */
const deciding = ['open', 'popover', 'type']

let own: Compute | undefined
let quick: Compute | undefined

/** jsdom's own result. */
export const computeFullStyle: Compute = (element, pseudo) =>
  (own ?? window.getComputedStyle)(element, pseudo)

/** Makes the window return these properties of most elements immediately, and everything else as before. */
export function speedUpStyles(): void {
  // The window may belong to the previous file.
  if (window.getComputedStyle === quick) return
  own = window.getComputedStyle.bind(window)
  quick = speedUp(own)
  window.getComputedStyle = quick
}

function speedUp(compute: Compute): Compute {
  const whole = compute(document.documentElement)
  const initial = { pointerEvents: whole.pointerEvents, animationName: whole.animationName }
  const displays = new Map<string, string>()
  // Not document.styleSheets: jsdom leaves the sheet of a style there whose container is removed.
  const styles = document.getElementsByTagName('style')
  const links = document.getElementsByTagName('link')
  const isStyled = (by: RegExp) =>
    links.length > 0 || [...styles].some(({ textContent }) => by.test(textContent))

  /** The element itself, or its nearest ancestor, that has such a style of its own. */
  function findStyled(
    element: Element,
    isSuch: (style: string, at: Element) => boolean,
  ): Element | undefined {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      if (isSuch(at.getAttribute('style') ?? '', at)) return at
    }
    return undefined
  }

  const isHidden = (element: Element) =>
    isStyled(hidesElements) ||
    findStyled(element, (style, at) => at.hasAttribute('hidden') || hidesElements.test(style)) !== undefined

  function displayOf(element: Element): string {
    // Inherited from its parent.
    if (element.localName === 'summary') return compute(element).display
    const marks = deciding.map((name) => element.getAttribute(name))
    const kind = JSON.stringify([element.namespaceURI, element.localName, ...marks])
    const display = displays.get(kind) ?? compute(element).display
    displays.set(kind, display)
    return display
  }

  /** An open dialog sets it for the page and for itself. */
  function pointersOf(element: Element): string | undefined {
    if (isStyled(takesPointers)) return undefined
    const styled = findStyled(element, (style) => takesPointers.test(style))
    if (!styled) return initial.pointerEvents
    const value = styled instanceof HTMLElement ? styled.style.pointerEvents : ''
    return ['none', 'auto'].includes(value) ? value : undefined
  }

  function read(element: Element, name: string | symbol): string | undefined {
    if (name === 'display') return isHidden(element) ? undefined : displayOf(element)
    if (name === 'visibility') return isHidden(element) ? undefined : 'visible'
    if (name === 'pointerEvents') return pointersOf(element)
    if (name !== 'animationName' || isStyled(animates)) return undefined
    return findStyled(element, (style) => animates.test(style)) ? undefined : initial.animationName
  }

  return (element, pseudo) => {
    if (pseudo || !element.isConnected) return compute(element, pseudo)
    return new Proxy(whole, {
      get(_, name) {
        if (name === 'getPropertyValue')
          return (property: string) => read(element, property) ?? compute(element).getPropertyValue(property)
        const quick = read(element, name)
        if (quick !== undefined) return quick
        const computed = compute(element)
        const value: unknown = Reflect.get(computed, name)
        return typeof value === 'function' ? value.bind(computed) : value
      },
    })
  }
}
