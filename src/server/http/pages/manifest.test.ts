import sharp from 'sharp'
import { expect, test } from 'vitest'
import { z } from '#contract/zod.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()

const manifest = z.object({
  id: z.string(),
  name: z.string(),
  start_url: z.string(),
  scope: z.string(),
  display: z.string(),
  background_color: z.string(),
  theme_color: z.string(),
  icons: z.array(
    z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string().default('any') }),
  ),
})

async function fetchFile(path: string) {
  const response = await server.openClient().send(path, {})
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, type: response.headers.get('content-type'), bytes }
}

async function openManifest() {
  const { status, type, bytes } = await fetchFile('/manifest.webmanifest')
  expect([status, type]).toEqual([200, 'application/manifest+json'])
  return manifest.parse(JSON.parse(String(bytes)))
}

/** The width, the height, and the color and alpha of the first pixel. */
async function inspectImage(bytes: Buffer) {
  const { width, height, format } = await sharp(bytes).metadata()
  const corner = await sharp(bytes)
    .ensureAlpha()
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer()
  return { format, sizes: `${width}x${height}`, corner: [...corner] }
}

test('the application can be installed: it has one identity, opens at its start page and has the colors of the page', async () => {
  const { html, responseText } = {
    html: String((await fetchFile('/')).bytes),
    responseText: await openManifest(),
  }
  expect(responseText).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' })
  expect(responseText.theme_color).toBe(responseText.background_color)
  expect(html).toContain(`content="${responseText.theme_color}"`)
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest"')
})

test('every icon of the manifest exists, with the type and size that the manifest states', async () => {
  const { icons } = await openManifest()
  const named = icons.map(({ sizes, type, purpose }) => `${sizes} ${type} ${purpose}`)
  expect(named).toEqual([
    'any image/svg+xml any',
    '192x192 image/png any',
    '512x512 image/png any',
    '192x192 image/png maskable',
    '512x512 image/png maskable',
  ])
  for (const icon of icons.filter(({ type }) => type === 'image/png')) {
    const { status, type, bytes } = await fetchFile(icon.src)
    expect([icon.src, status, type]).toEqual([icon.src, 200, 'image/png'])
    const { format, sizes } = await inspectImage(bytes)
    expect([icon.src, format, sizes]).toEqual([icon.src, 'png', icon.sizes])
    expect(bytes.length).toBeLessThan(16_384)
  }
})

test('icons that systems crop fill their square with the background, and the others have round corners', async () => {
  const { icons } = await openManifest()
  const html = String((await fetchFile('/')).bytes)
  const [, touch = ''] = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(html) ?? []
  const { status, type, bytes } = await fetchFile(touch)
  expect([status, type]).toEqual([200, 'image/png'])
  const background = [0x04, 0x63, 0x4a, 255]
  expect(await inspectImage(bytes)).toEqual({ format: 'png', sizes: '180x180', corner: background })
  for (const { src, purpose } of icons.filter((icon) => icon.type === 'image/png')) {
    const { corner } = await inspectImage((await fetchFile(src)).bytes)
    expect([src, purpose === 'maskable' ? corner : corner[3]]).toEqual([
      src,
      purpose === 'maskable' ? background : 0,
    ])
  }
})
