/**
 * The text of an email that has only HTML. Anyone may send it, so each character is looked at once: nothing here depends
 * on how its elements are nested, and the text is never longer than the HTML.
 */
import he from 'he'

/** Elements that begin and end a line. */
const blocks = new Set(
  'address article aside center dd div dl dt footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody tr ul'.split(
    ' ',
  ),
)
/** Elements with a blank line before and after them. */
const apart = new Set('h1 h2 h3 h4 h5 h6 ol p table ul'.split(' '))
/** Elements whose content no one sees; it ends only with their own end. */
const unseen = /^(?:style|script|title|textarea)$/
const tagStart = /<(\/?)([a-z][a-z0-9]*)/iy

/** Lines as they grow: white space counts once, as a browser shows it. */
function createLines() {
  const parts: string[] = []
  let breaks = 2
  function addBreak(): void {
    parts.push('\n')
    breaks += 1
  }
  return {
    addBreak,
    /** Ends the line, and has at least this many line breaks since the last text. */
    end(count: number): void {
      while (breaks < count) addBreak()
    },
    add(text: string): void {
      const own = breaks > 0 ? text.trimStart() : text
      if (own === '') return
      parts.push(own)
      breaks = 0
    },
    read: () => parts.join(''),
  }
}

/** The index after the tag that begins here; null if it never ends. A > in a quoted value is none. */
function findTagEnd(html: string, from: number): number | null {
  let quote = ''
  let before = ''
  for (let index = from; index < html.length; index += 1) {
    const character = html.charAt(index)
    if (quote !== '') {
      if (character === quote) quote = ''
    } else if (character === '>') return index + 1
    else if ((character === '"' || character === "'") && before === '=') quote = character
    if (character.trim() !== '') before = character
  }
  return null
}

/** The index after the comment or declaration that begins here; null if it never ends. */
function findMarkupEnd(html: string, from: number): number | null {
  const end = html.startsWith('<!--', from) ? '-->' : '>'
  const at = html.indexOf(end, from)
  return at === -1 ? null : at + end.length
}

/** Where the content ends that no one sees; null if it never does. */
function findUnseenEnd(html: string, name: string, from: number): number | null {
  const end = new RegExp(`</${name}`, 'gi')
  end.lastIndex = from
  return end.exec(html)?.index ?? null
}

/**
 * The words of HTML, without pictures and addresses of links. Quoted emails (`blockquote`) become one line `>`, so that
 * the line that introduces them can be recognized. What follows after markup that never ends is left out, as in a browser.
 */
export function toTextOfHtml(html: string): string {
  const lines = createLines()
  let quotes = 0
  let at: number | null = 0
  while (at !== null && at < html.length) {
    if (/^<[!?]/.test(html.slice(at, at + 2))) {
      at = findMarkupEnd(html, at)
      continue
    }
    tagStart.lastIndex = at
    const [, slash = '', tag] = tagStart.exec(html) ?? []
    if (tag === undefined) {
      const next = html.indexOf('<', at + 1)
      const end = next === -1 ? html.length : next
      if (quotes === 0) lines.add(readText(html.slice(at, end)))
      at = end
      continue
    }
    const name = tag.toLowerCase()
    at = findTagEnd(html, at + slash.length + tag.length + 1)
    if (at !== null && slash === '' && unseen.test(name)) at = findUnseenEnd(html, name, at)
    if (name === 'blockquote') {
      if (slash === '' && quotes === 0) {
        lines.end(1)
        lines.add('>')
        lines.end(1)
      }
      quotes = Math.max(0, quotes + (slash === '' ? 1 : -1))
    } else if (quotes === 0) layOut(lines, name, slash === '')
  }
  return lines.read()
}

function layOut(lines: ReturnType<typeof createLines>, name: string, isStart: boolean): void {
  if (name === 'br') lines.addBreak()
  else if (blocks.has(name)) lines.end(apart.has(name) ? 2 : 1)
  else if (name === 'td' && isStart) lines.add(' ')
}

const readText = (text: string) => he.decode(text.replaceAll(/[\s]+/g, ' ')).replaceAll('\u00A0', ' ')
