import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { makeAccent, type AccentPattern } from '#domain/site/accent.ts'

type OklchColor = readonly [lightness: number, chroma: number, hue: number]
type Pair = { readonly light: OklchColor; readonly dark: OklchColor }

const number = '(-?[\\d.]+)'
const oklch = `oklch\\(${number} ${number} ${number}[^)]*\\)`
const declaration = new RegExp(`--([\\w-]+):\\s*light-dark\\(${oklch}, ${oklch}\\)`, 'g')

function readPairs(text: string): Map<string, Pair> {
  const pairs = new Map<string, Pair>()
  for (const [, name = '', ...parts] of text.matchAll(declaration)) {
    const [l1 = 0, c1 = 0, h1 = 0, l2 = 0, c2 = 0, h2 = 0] = parts.map(Number)
    pairs.set(name, { light: [l1, c1, h1], dark: [l2, c2, h2] })
  }
  return pairs
}

// WCAG 2 relative luminance of an oklch color, through linear sRGB clipped to what a screen shows.
function luminance([lightness, chroma, hue]: OklchColor): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clip = (value: number) => Math.min(1, Math.max(0, value))
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(first: OklchColor, second: OklchColor): number {
  const [high = 0, low = 0] = [luminance(first), luminance(second)].sort((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
const tokens = readPairs(read('./tokens.css'))
const token = (name: string) => {
  const pair = tokens.get(`color-${name}`)
  if (!pair) throw new Error(`no token ${name}`)
  return pair
}

const grounds = ['canvas', 'surface', 'sunken']
const inks = [
  'ink',
  'muted',
  'primary',
  'primary-hover',
  'primary-ink',
  'accent-ink',
  'info',
  'success',
  'warn',
  'danger',
]
const softs = ['primary', 'accent', 'info', 'success', 'warn', 'danger'].map((name) => `${name}-soft`)
const texts: [ink: string, ground: string][] = [
  ...inks.flatMap((ink) => grounds.map((ground): [string, string] => [ink, ground])),
  ...softs.map((soft): [string, string] => ['ink', soft]),
  ...['info', 'success', 'warn', 'danger'].map((ink): [string, string] => [ink, `${ink}-soft`]),
  ['primary-ink', 'primary-soft'],
  ['accent-ink', 'accent-soft'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-accent', 'accent'],
  ['surface', 'danger'],
  ['canvas', 'ink'],
]
const controls = ['line-strong', 'primary', 'danger', 'focus'].flatMap((name) =>
  grounds.map((ground): [string, string] => [name, ground]),
)

const productPattern: AccentPattern = { hue: 168, spread: 1, chroma: 1 }
const everyHue = [
  '#b3261e',
  '#b8860b',
  '#4f7a0b',
  '#0d664d',
  '#0b6b8a',
  '#2b4bb5',
  '#7a2fb0',
  '#b02f7a',
  '#777777',
]

/** The illustrations as a browser computes them. */
const readPattern = ({ hue, spread, chroma }: AccentPattern) =>
  read('./pattern.css')
    .replaceAll(/calc\(([\d.]+) \* var\(--pattern-chroma\)\)/g, (_, most: string) =>
      String(Number(most) * chroma),
    )
    .replaceAll(
      /calc\(var\(--pattern-hue\) ([+-]) (\d+) \* var\(--pattern-spread\)\)/g,
      (_, sign: string, angle: string) => String(hue + Number(`${sign}${angle}`) * spread),
    )
    .replaceAll('var(--pattern-hue)', String(hue))
    // As the declarations are written elsewhere: in one line.
    .replaceAll(/(?<=\()\s+|\s+(?=\))/g, '')
    .replaceAll(/\s+/g, ' ')

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it.each(texts)('%s is readable on %s (4.5)', (ink, ground) => {
    expect(contrast(token(ink)[theme], token(ground)[theme])).toBeGreaterThanOrEqual(4.5)
  })
  it.each(controls)('%s is visible on %s (3)', (control, ground) => {
    expect(contrast(token(control)[theme], token(ground)[theme])).toBeGreaterThanOrEqual(3)
  })
  it('initials are readable on every hue of the brand (4.5)', () => {
    // Of the product, and of operators with any accent color.
    for (const { pattern } of [{ pattern: productPattern }, ...everyHue.map((hex) => makeAccent(hex))]) {
      const hues = [...readPattern(pattern).matchAll(/--deep:[^;]+;/g)].flatMap(([text]) => [
        ...readPairs(text).values(),
      ])
      expect(hues).toHaveLength(5)
      for (const hue of hues) expect(contrast([0.985, 0.006, 95], hue[theme])).toBeGreaterThanOrEqual(4.5)
    }
  })
})
