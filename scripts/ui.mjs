// `npm run ui`: builds the gallery of components (tests/gallery) and serves it at /_ui. It is no part of the product:
// no build of that contains it, and no server of that answers its address.
import { fileURLToPath } from 'node:url'
import { build, preview } from 'vite'

/** Vite answers only below `/_ui/`, but people type the address without the slash. */
function addSlash({ url }, response, next) {
  if (url !== '/_ui') return next()
  response.writeHead(302, { location: '/_ui/' }).end()
}

const configFile = fileURLToPath(new URL('../ui.config.ts', import.meta.url))

await build({ configFile, logLevel: 'error' })
// Port 0 takes a free one.
const port = Number(process.env.PORT ?? 4000)
const server = await preview({
  configFile,
  preview: { port, strictPort: true, open: false },
  plugins: [
    { name: 'without-slash', configurePreviewServer: ({ middlewares }) => void middlewares.use(addSlash) },
  ],
})
process.stdout.write(`${server.resolvedUrls?.local[0]}\n`)
