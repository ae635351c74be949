/** The image of a credential that contains the signed credential ("baked", Open Badges 3.0, 5.3.2). */
import { formatLongDate } from '#contract/i18n/dates.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { makeAccent } from '#domain/site/accent.ts'
import { toHex } from '#domain/site/color.ts'
import { escapeHtml } from '#server/http/pages/html.ts'
import type { LinkedDocument } from './proof.ts'

/** As the document says it, in its own language, whatever language the site has now. */
interface Said {
  name: string
  caption: string
  organizationName: string | null
  issuer: { name: string }
  validFrom: string
  language: Language
}

/** How the site looks now. */
interface SiteLook {
  /** The operator's color; null for those of the product. */
  accent: string | null
  /** The operator's logo, a square picture as a `data:` address; null for a check mark. */
  logo: string | null
}

const productColors = { main: '#1f6b4f', ribbon: '#d99a2b', ring: '#e8b95a', mark: '#faf8f1' }

/** The ground is as light as pages, so what is readable there is readable here. */
function findColors(accent: string | null): typeof productColors {
  if (accent === null) return productColors
  const { light } = makeAccent(accent)
  return {
    main: toHex(light.primary),
    ribbon: toHex(light['primary-hover']),
    ring: toHex(light['primary-soft']),
    mark: toHex(light['on-primary']),
  }
}

/** Maximum characters per line, and lines of the name. */
const lineLength = 24
const nameLines = 3

/** An SVG that contains the complete signed credential, and looks like the site. */
export function bakeBadge(
  document: LinkedDocument,
  { name, caption, organizationName, issuer, validFrom, language }: Said,
  { accent, logo }: SiteLook,
): string {
  const colors = findColors(accent)
  const lines = breakLines(name)
  const first = 352 - (lines.length - 1) * 17
  const words = [
    ...lines.map((line, index) => text({ line, y: first + index * 36, size: 30, weight: 700 })),
    ...(organizationName
      ? [text({ line: cut(organizationName, 36), y: first + lines.length * 36 + 2, size: 20, weight: 500 })]
      : []),
    text({
      line: `${issuer.name} · ${formatLongDate(language, new Date(validFrom))}`,
      y: 470,
      size: 16,
      weight: 400,
    }),
  ]
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:openbadges="https://purl.imsglobal.org/ob/v3p0" viewBox="0 0 512 512" width="512" height="512" role="img">',
    `<openbadges:credential><![CDATA[${stripInvalidXml(JSON.stringify(document))}]]></openbadges:credential>`,
    `<title>${wordsOf(caption)}</title>`,
    `<rect x="8" y="8" width="496" height="496" rx="40" fill="#faf8f1" stroke="${colors.main}" stroke-width="6"/>`,
    `<path d="M218 206l-26 84 64-24 64 24-26-84z" fill="${colors.ribbon}"/>`,
    `<circle cx="256" cy="152" r="96" fill="${colors.main}"/>`,
    `<circle cx="256" cy="152" r="78" fill="${logo ? '#fff' : 'none'}" stroke="${colors.ring}" stroke-width="5"/>`,
    logo
      ? `<image x="203" y="99" width="106" height="106" href="${logo}"/>`
      : `<path d="M214 154l30 30 58-62" fill="none" stroke="${colors.mark}" stroke-width="18" stroke-linecap="round" stroke-linejoin="round"/>`,
    ...words,
    '</svg>',
  ].join('\n')
}

/** Equivalent JSON without the sequences that would end its element or are not allowed in an SVG. */
const stripInvalidXml = (json: string) =>
  json.replaceAll(']]>', ']]\\u003e').replaceAll('\uFFFE', '\\ufffe').replaceAll('\uFFFF', '\\uffff')

/** Text without the characters that XML forbids. */
const wordsOf = (line: string) => escapeHtml(line.replaceAll(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ' '))

const cut = (line: string, most: number) =>
  [...line].length > most
    ? `${[...line]
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : line

function breakLines(name: string): string[] {
  const lines: string[] = []
  for (const word of name.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && [...last, ...word].length < lineLength) lines.splice(-1, 1, `${last} ${word}`)
    else lines.push(word)
  }
  const shown = lines.slice(0, nameLines).map((line) => cut(line, lineLength))
  const [end = ''] = shown.slice(-1)
  return lines.length > nameLines ? [...shown.slice(0, -1), cut(`${end}…`, lineLength)] : shown
}

function text({ line, y, size, weight }: { line: string; y: number; size: number; weight: number }): string {
  return `<text x="256" y="${y}" text-anchor="middle" font-family="Figtree, system-ui, sans-serif" font-size="${size}" font-weight="${weight}" fill="#22352c">${wordsOf(line)}</text>`
}
