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

/** Display and visibility of each element of the page, by its markup. */
const shownBy = (compute: typeof window.getComputedStyle) =>
  [...document.querySelectorAll('*')].map((element) => {
    const style = compute(element)
    const read = [style.getPropertyValue('display'), style.getPropertyValue('visibility')]
    return [element.outerHTML, style.display, style.visibility, ...read, style.pointerEvents]
  })

test('tests see the same visibility as with the full style sheet, whatever the page changes', () => {
  const container = document.createElement('main')
  container.innerHTML = kinds
  document.body.append(container)
  onTestFinished(() => container.remove())
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
