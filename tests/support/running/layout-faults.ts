/** What people with a finger, forced colors, no motion or a small window cannot use; axe does not look for it. */
import type { Page } from '@playwright/test'

/**
 * Checks the page in its current width: targets below 44 px on a touch screen, marks that forced colors erase,
 * animations despite reduced motion, and hints that their field cuts off.
 */
export async function listLayoutFaults(page: Page): Promise<string[]> {
  return [
    ...(await listSmallTargets(page)),
    ...(await listErased(page)),
    ...(await page.evaluate(() =>
      document.getAnimations().map(({ effect }) => {
        const moved = effect instanceof KeyframeEffect ? effect.target?.outerHTML : ''
        return `moves although motion is reduced: ${moved?.slice(0, 160)}`
      }),
    )),
    ...(await listCutHints(page)),
  ]
}

/** Controls with a touch area below 44 px. Links in texts are as high as their line. */
async function listSmallTargets(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const found = await page.evaluate(() => {
    const least = 43.5
    const controls = 'button, a[href], input:not([type=hidden]), select, textarea, summary'
    const isPressed = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('.sr-only, [inert], [aria-hidden=true]') &&
      !element.matches(':disabled')
    const isTextLink = (element: Element) =>
      element.localName === 'a' &&
      (element.matches('.link, .underline, [class*="hover:underline"]:not(footer *)') ||
        getComputedStyle(element).display === 'inline')
    /** Its own box, the invisible area around it, or its label, whichever is largest. */
    const measure = (element: Element, side: 'width' | 'height') => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
      return Math.max(
        ...[element, ...labels].map((part) => {
          const around = getComputedStyle(part, '::after')
          const grown = around.position === 'absolute' ? Number.parseFloat(around[side]) || 0 : 0
          return Math.max(part.getBoundingClientRect()[side], grown)
        }),
      )
    }
    return [...document.querySelectorAll(controls)].flatMap((element) => {
      if (!isPressed(element) || isTextLink(element)) return []
      const [width, height] = [measure(element, 'width'), measure(element, 'height')]
      if (width >= least && height >= least) return []
      const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
      return [
        `${Math.round(width)} x ${Math.round(height)} px is too small to touch: ${element.localName} "${name.trim()}"`,
      ]
    })
  })
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false })
  await session.detach()
  return found
}

/** Empty elements that only their background shows, such as a bar or a dot: forced colors replace backgrounds. */
async function listErased(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const isMark = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return (
        element instanceof HTMLElement &&
        !element.matches('input, textarea, select, [data-loading] *') &&
        element.childElementCount === 0 &&
        element.textContent === '' &&
        getComputedStyle(element, '::before').content === 'none' &&
        width > 2 &&
        height > 2 &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)'
      )
    }
    for (const element of document.querySelectorAll('body *'))
      element.toggleAttribute('data-mark', isMark(element))
  })
  await page.emulateMedia({ forcedColors: 'active' })
  const found = await page.evaluate(() =>
    [...document.querySelectorAll('[data-mark]')].flatMap((element) => {
      element.removeAttribute('data-mark')
      const { borderTopStyle, borderTopWidth, forcedColorAdjust } = getComputedStyle(element)
      const hasBorder = borderTopStyle !== 'none' && borderTopWidth !== '0px'
      return hasBorder || forcedColorAdjust === 'none'
        ? []
        : [`forced colors erase it: ${element.outerHTML.slice(0, 160)}`]
    }),
  )
  await page.emulateMedia({ forcedColors: null })
  return found
}

/** Hints in empty fields that are wider than the field. */
function listCutHints(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')
    return [...document.querySelectorAll<HTMLInputElement>('input:placeholder-shown')].flatMap((field) => {
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field)
      if (pen === null || !field.checkVisibility()) return []
      pen.font = font
      const room =
        field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
      const width = pen.measureText(field.placeholder).width
      return width > room + 1 ? [`the hint is cut off: "${field.placeholder}"`] : []
    })
  })
}
