import { expect, onTestFinished, test } from 'vitest'
import { computeFullStyle } from '#tests/support/running/fast-styles.ts'

const kinds = `
  <p>block <span>inline</span> <b hidden>hidden</b> <i style="display: inline-block">by itself</i></p>
  <div style="visibility: hidden">not seen <em>nor here</em> <em style="visibility: visible">but here</em></div>
  <div style="display: none">none <button>of it</button></div>
  <div aria-hidden="true" class="later">said to nobody</div>
  <input type="hidden"><input type="HIDDEN"><input type="file"><input><textarea></textarea>
  <select><optgroup label="a"><option>b</option></optgroup></select>
  <dialog>closed</dialog><dialog open>open <summary>its own</summary></dialog><div popover>up</div>
  <details><summary>more</summary><p>folded</p></details><details open><summary>less</summary><p>told</p></details>
  <table hidden><tbody><tr hidden><td>cell</td></tr></tbody></table>
  <table><caption>of</caption><colgroup><col></colgroup><thead><tr><th>head</th></tr></thead></table>
  <ul><li>item</li></ul><fieldset><legend>of it</legend></fieldset><template>kept</template><slot></slot>
  <svg hidden><title>drawn</title><path></path></svg><ruby>a<rp>(</rp><rt>b</rt></ruby><noscript>none</noscript>`

function appendPage(markup: string): HTMLElement {
  const container = document.createElement('main')
  container.innerHTML = markup
  document.body.append(container)
  onTestFinished(() => {
    // With rules, jsdom would apply its sheet to later tests.
    for (const style of container.querySelectorAll('style')) style.textContent = ''
    container.remove()
    document.body.removeAttribute('style')
  })
  return container
}

/** What tests ask of the style of each element of the page, by its markup. */
const shownBy = (compute: typeof window.getComputedStyle) =>
  [...document.querySelectorAll('*')].map((element) => {
    const style = compute(element)
    const read = [style.getPropertyValue('display'), style.getPropertyValue('visibility')]
    return [
      element.outerHTML,
      style.display,
      style.visibility,
      ...read,
      style.pointerEvents,
      style.animationName,
    ]
  })

test('tests see the same visibility as with the full style sheet, whatever the page changes', () => {
  const container = appendPage(kinds)
  expect(shownBy(window.getComputedStyle)).toEqual(shownBy(computeFullStyle))
  for (const element of container.querySelectorAll('p, table, dialog, svg')) element.toggleAttribute('hidden')
  container.querySelector('div')?.setAttribute('style', '')
  expect(shownBy(window.getComputedStyle)).toEqual(shownBy(computeFullStyle))
  const style = document.createElement('style')
  style.textContent = '.later { display: none } ul { visibility: hidden }'
  container.append(style)
  expect(shownBy(window.getComputedStyle)).toEqual(shownBy(computeFullStyle))
  expect(window.getComputedStyle(container.querySelector('.later') ?? container).display).toBe('none')
})

test('tests see the same pointers and animations as with the full style sheet, whatever the page changes', () => {
  const container = appendPage(`
    <div style="pointer-events: none">covered <button>by a dialog</button> <i style="pointer-events: inherit">too</i></div>
    <div style="pointer-events: auto">dialog <svg style="pointer-events: none"><path></path></svg></div>
    <div style="all: unset">plain <b style="animation: fade 1s">fading <i>in</i></b></div>`)
  expect(shownBy(window.getComputedStyle)).toEqual(shownBy(computeFullStyle))
  document.body.style.pointerEvents = 'none'
  expect(shownBy(window.getComputedStyle)).toEqual(shownBy(computeFullStyle))
  expect(window.getComputedStyle(container).pointerEvents).toBe('none')
  const style = document.createElement('style')
  style.textContent = 'main div { pointer-events: none; animation-name: fade }'
  container.append(style)
  expect(shownBy(window.getComputedStyle)).toEqual(shownBy(computeFullStyle))
  expect(window.getComputedStyle(container.querySelector('div') ?? container).animationName).toBe('fade')
})
