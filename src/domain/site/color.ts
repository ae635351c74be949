/** Colors in OKLCH and their contrast by WCAG 2. */

/** Lightness from 0 to 1, chroma, and hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number]

type Rgb = readonly [red: number, green: number, blue: number]

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
const toGamma = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055

/** Linear sRGB, which may lie outside of what a screen shows (Björn Ottosson, https://bottosson.github.io/posts/oklab/). */
function toRgb([lightness, chroma, hue]: Oklch): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const clip = (value: number) => Math.min(1, Math.max(0, value))

/** The color of a hexadecimal text such as `#0d664d`. */
export function parseHex(hex: string): Oklch {
  const channel = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [red, green, blue] = [channel(1), channel(3), channel(5)]
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    Math.hypot(a, b),
    ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  ]
}

/** The nearest color of a screen, in hexadecimal, for what knows no OKLCH, such as email clients. */
export const toHex = (color: Oklch): string =>
  `#${toRgb(color)
    .map((channel) =>
      Math.round(toGamma(clip(channel)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** As CSS writes it, rounded to what `contrastOf` was computed with. */
export const toCss = ([lightness, chroma, hue]: Oklch): string => `oklch(${lightness} ${chroma} ${hue})`

const round = (value: number, by: number) => Math.round(value * by) / by

/** The color with as much of its chroma as a screen shows, rounded as it is written. */
export function fitToScreen([lightness, chroma, hue]: Oklch): Oklch {
  const isShown = (color: Oklch) => toRgb(color).every((channel) => channel >= -0.0005 && channel <= 1.0005)
  const at = (fitted: number): Oklch => [round(lightness, 1000), round(fitted, 1000), round(hue, 10)]
  let fitted = chroma
  while (fitted > 0 && !isShown(at(fitted))) fitted -= 0.004
  return at(Math.max(0, fitted))
}

function luminanceOf(color: Oklch): number {
  const [red, green, blue] = toRgb(color)
  return 0.2126 * clip(red) + 0.7152 * clip(green) + 0.0722 * clip(blue)
}

/** The contrast ratio of two colors, from 1 to 21 (WCAG 2.2, 1.4.3). */
export function contrastOf(one: Oklch, other: Oklch): number {
  const [first, second] = [luminanceOf(one), luminanceOf(other)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}
