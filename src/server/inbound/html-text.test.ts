import { describe, expect, test } from 'vitest'
import { toTextOfHtml } from './html-text.ts'

describe('the text of HTML', () => {
  test.each([
    ['<div>Yes.</div><div><br></div><div>At&nbsp;9 &eacute; &#8364;</div>', 'Yes.\n\nAt 9 é €\n'],
    ['<p>One</p>\n  <p>Two <b>bold</b></p>', 'One\n\nTwo bold\n\n'],
    ['a < b<br>c', 'a < b\nc'],
    ['<style>p{a}</style><!-- <p>no</p> --><a href=it\'s title="x>y">here</a>', 'here'],
    ['Yes.<blockquote>a<blockquote>b</blockquote>c</blockquote>No.', 'Yes.\n>\nNo.'],
    ['Yes.<script>never ends', 'Yes.'],
    ['Yes.<a href="never ends', 'Yes.'],
  ])('is what a person sees: %s', (html, text) => {
    expect(toTextOfHtml(html)).toBe(text)
  })

  test.each([
    ['nested quotes', `${'<blockquote>'.repeat(900)}${'a<br>'.repeat(80_000)}`],
    ['tags that never end', '<a "='.repeat(80_000)],
    ['comments that never end', '<!--'.repeat(100_000)],
    ['styles that never end', '<style>'.repeat(60_000)],
    ['ends without a start', '</blockquote></p>'.repeat(25_000)],
    ['signs', '<'.repeat(400_000)],
    ['elements in each other', '<ul><li><table><td>a'.repeat(20_000)],
  ])('is never longer than the HTML, of %s', (_, html) => {
    expect(toTextOfHtml(html).length).toBeLessThanOrEqual(html.length)
  })
})
