// `npm run icons`: renders src/web/public/favicon.svg as PNG icons of the installed application; run it after that
// file changes.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { root } from './steps.mjs'

const folder = path.join(root, 'src/web/public')
const logo = await readFile(path.join(folder, 'favicon.svg'), 'utf8')
// Systems crop these icons themselves, to a circle for example: the background fills the square, and the logo stays
// within the 80% circle that a maskable icon keeps.
const square = logo.replace(' rx="8"', '')

for (const [name, size, svg] of [
  ['icon-192.png', 192, logo],
  ['icon-512.png', 512, logo],
  ['icon-maskable-192.png', 192, square],
  ['icon-maskable-512.png', 512, square],
  ['apple-touch-icon.png', 180, square],
]) {
  // The SVG is 32 units wide, and a density of 72 renders it at its own size.
  const rendered = sharp(Buffer.from(svg), { density: (72 * size) / 32 }).resize(size, size)
  const flatBackground = svg === square ? rendered.removeAlpha() : rendered
  await flatBackground.png({ palette: true, compressionLevel: 9, effort: 10 }).toFile(path.join(folder, name))
}
