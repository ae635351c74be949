import { defineConfig, type Plugin } from 'vite'
import react from '@vitejs/plugin-react'
import tailwindcss from '@tailwindcss/vite'

const firstFonts = /(figtree|bricolage-grotesque)-latin-wght-normal-[^/]*\.woff2$/

/** Asks for the two fonts of the first paint beside the style sheet; with `font-display: optional` a late one is not used. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => firstFonts.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head-prepend' as const,
          })),
    },
  }
}

// Two builds: the pages for the browser, and with --ssr what draws them on the server, as one whole without packages.
export default defineConfig(({ isSsrBuild }) => ({
  root: 'src/web',
  plugins: [react(), tailwindcss(), preloadFonts()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  ssr: {
    noExternal: true,
    resolve: { conditions: ['source', 'module', 'node', 'development|production'] },
  },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  html: { cspNonce: '__NONCE__' },
  build: {
    outDir: isSsrBuild ? '../../dist/web-ssr' : '../../dist/web',
    copyPublicDir: !isSsrBuild,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The first versions with light-dark(); older targets would have it rewritten.
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
  },
}))
