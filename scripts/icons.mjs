// `npm run icons`: the icons of the installed application as PNG, made of src/web/public/favicon.svg after that has changed.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { root } from './steps.mjs'

const folder = path.join(root, 'src/web/public')
const mark = await readFile(path.join(folder, 'favicon.svg'), 'utf8')
// Systems cut these themselves, as a circle or otherwise: the ground fills the square, and the sign lies within the
// circle of 80 % that a maskable icon keeps.
const square = mark.replace(' rx="8"', '')

for (const [name, size, svg] of [
  ['icon-192.png', 192, mark],
  ['icon-512.png', 512, mark],
  ['icon-maskable-192.png', 192, square],
  ['icon-maskable-512.png', 512, square],
  ['apple-touch-icon.png', 180, square],
]) {
  // The drawing is 32 wide, and 72 is the density at which it is drawn as it is.
  const drawn = sharp(Buffer.from(svg), { density: (72 * size) / 32 }).resize(size, size)
  const flat = svg === square ? drawn.removeAlpha() : drawn
  await flat.png({ palette: true, compressionLevel: 9, effort: 10 }).toFile(path.join(folder, name))
}
