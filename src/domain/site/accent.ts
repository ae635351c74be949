/**
 * The colors that pages make from the accent color an operator chose. Its hue stays; its lightness changes until every text
 * has a contrast of 4.5 and every control of 3 in both themes (WCAG 2.2, 1.4.3 and 1.4.11).
 */
import { contrastOf, fitToScreen, parseHex, toCss, type Oklch } from './color.ts'

/** The tokens of `styles/tokens.css` that follow from the accent color. */
export const accentTokens = ['primary', 'primary-hover', 'on-primary', 'primary-soft', 'primary-ink'] as const
export type AccentToken = (typeof accentTokens)[number]

export type AccentTheme = Record<AccentToken, Oklch>

/**
 * What `styles/pattern.css` makes illustrations with: the hue in degrees, how far other hues are from it compared with the
 * product's own, and how much of the chroma they have.
 */
export interface AccentPattern {
  hue: number
  spread: number
  chroma: number
}

export interface Accent {
  light: AccentTheme
  dark: AccentTheme
  pattern: AccentPattern
  /** How the color on light pages differs from the chosen one; null if it does not. */
  adjusted: 'darker' | null
}

/** What accents are shown on: the canvas, surface and sunken tokens of both themes. */
export const accentGrounds: Record<'light' | 'dark', readonly Oklch[]> = {
  light: [
    [0.985, 0.006, 95],
    [1, 0, 0],
    [0.962, 0.009, 95],
  ],
  dark: [
    [0.185, 0.016, 170],
    [0.225, 0.018, 170],
    [0.16, 0.014, 170],
  ],
}

/** The contrast of texts; controls need 3 and have it then. */
export const textContrast = 4.5

/** How far the lightness moves at a time. */
const step = 0.005

/** From its own lightness on, the first color that is readable on all of these. */
function untilReadable(from: Oklch, grounds: readonly Oklch[], direction: 1 | -1): Oklch {
  const [lightness, chroma, hue] = from
  for (let at = lightness; at > 0 && at < 1; at += step * direction) {
    const color = fitToScreen([at, chroma, hue])
    if (grounds.every((ground) => contrastOf(color, ground) >= textContrast)) return color
  }
  return direction === 1 ? [1, 0, 0] : [0, 0, 0]
}

/** Where the color begins on dark pages: as light as the product's own. */
const darkStart = 0.78

function makeLight([lightness, chroma, hue]: Oklch): AccentTheme {
  const soft = fitToScreen([0.945, Math.min(chroma, 0.032), hue])
  const on = fitToScreen([0.99, 0.008, hue])
  const grounds = [...accentGrounds.light, on]
  const primary = untilReadable([lightness, chroma, hue], grounds, -1)
  return {
    primary,
    'primary-hover': fitToScreen([Math.max(0, primary[0] - 0.06), primary[1], hue]),
    'on-primary': on,
    'primary-soft': soft,
    'primary-ink': untilReadable([primary[0] - 0.08, primary[1], hue], [...grounds, soft], -1),
  }
}

function makeDark([lightness, chroma, hue]: Oklch): AccentTheme {
  const soft = fitToScreen([0.32, Math.min(chroma, 0.05), hue])
  const on = fitToScreen([0.22, Math.min(chroma, 0.045), hue])
  const start = Math.min(0.93, Math.max(lightness, darkStart))
  const primary = untilReadable([start, Math.min(chroma, 0.14), hue], [...accentGrounds.dark, on], 1)
  return {
    primary,
    'primary-hover': fitToScreen([Math.min(0.98, primary[0] + 0.05), primary[1], hue]),
    'on-primary': on,
    'primary-soft': soft,
    'primary-ink': untilReadable(
      [Math.min(0.95, primary[0] + 0.07), Math.min(chroma, 0.09), hue],
      [...accentGrounds.dark, soft],
      1,
    ),
  }
}

/** Near enough that all illustrations show the colors of one site, far enough to tell two names apart. */
const patternSpread = 0.25
/** From this chroma on, illustrations are as colorful as the product's own; a gray accent makes them gray. */
const fullChroma = 0.08

function makePattern([, chroma, hue]: Oklch): AccentPattern {
  const share = Math.min(1, chroma / fullChroma)
  return { hue: Math.round(hue), spread: patternSpread, chroma: Math.round(share * 100) / 100 }
}

/** The colors of an accent, a hexadecimal text such as `#0d664d`. */
export function makeAccent(hex: string): Accent {
  const chosen = parseHex(hex)
  const light = makeLight(chosen)
  const adjusted = chosen[0] - light.primary[0] > step ? 'darker' : null
  return { light, dark: makeDark(chosen), pattern: makePattern(chosen), adjusted }
}

/** The element of a document with the operator's color. */
export const accentStyleId = 'accent'

/** The names of the properties that an accent changes. */
export const accentProperties: readonly string[] = [
  ...accentTokens.map((token) => `--color-${token}`),
  '--pattern-hue',
  '--pattern-spread',
  '--pattern-chroma',
]

/** The properties with their values for both themes, as CSS writes them. */
export const listAccentProperties = ({
  light,
  dark,
  pattern,
}: Omit<Accent, 'adjusted'>): [property: string, value: string][] => [
  ...accentTokens.map((token): [string, string] => [
    `--color-${token}`,
    `light-dark(${toCss(light[token])},${toCss(dark[token])})`,
  ]),
  ['--pattern-hue', String(pattern.hue)],
  ['--pattern-spread', String(pattern.spread)],
  ['--pattern-chroma', String(pattern.chroma)],
]

/** The properties as CSS declarations. */
export const declareAccent = (accent: Omit<Accent, 'adjusted'>): string =>
  listAccentProperties(accent)
    .map(([property, value]) => `${property}:${value}`)
    .join(';')
