import path from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import react from '@vitejs/plugin-react'
import tailwindcss from '@tailwindcss/vite'
import { compactIcons, groups, ownGroups, splitContract, splitLists } from './chunks.config.ts'
import { texts } from './texts.config.ts'

const firstPaintFonts = /(figtree|bricolage-grotesque)-latin-wght-normal-[^/]*\.woff2$/

const isIndex = /\/index-[\w-]+\.js$/
/** The files that the document loads before any other (`chunks.config.ts`). */
const isOnEveryPage = /\/(?:early|react|rolldown-runtime|start)-[\w-]+\.js$/

/**
 * Preloads the two fonts of the first paint beside the style sheet; with `font-display: optional` a late font is not
 * used.
 */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => firstPaintFonts.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head-prepend' as const,
          })),
    },
  }
}

/**
 * Preloads the chunks that the entry imports dynamically, and their dependencies, beside the entry. All have low
 * priority: the server rendered the page, so scripts must not compete with its fonts and images for the first paint.
 */
function preloadChunks(): Plugin {
  return {
    name: 'preload-pieces',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
        const importsOf = (file: string) => chunks.find(({ fileName }) => fileName === file)?.imports ?? []
        const entry = chunks.find(({ isEntry, name }) => isEntry && name === 'index')
        const files = new Set(entry?.dynamicImports)
        // Iterating over a set includes entries added meanwhile.
        for (const file of files) for (const needed of importsOf(file)) files.add(needed)
        const tags = [...files]
          .filter((file) => file !== entry?.fileName && !entry?.imports.includes(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, fetchpriority: 'low', href: `/${file}` },
            injectTo: 'head' as const,
          }))
        return {
          html: html.replace('<script type="module"', '<script type="module" fetchpriority="low"'),
          tags,
        }
      },
    },
  }
}

// Two builds: the pages for the browser, and with --ssr the server rendering, as one bundle without packages.
export default defineConfig(({ isSsrBuild, mode }) => ({
  root: 'src/web',
  plugins: [
    texts(),
    react(),
    tailwindcss(),
    preloadFonts(),
    preloadChunks(),
    compactIcons(),
    ...(isSsrBuild ? [] : [splitContract(), splitLists()]),
  ],
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
    // What the shim adds, React has had since 18.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  ssr: {
    noExternal: true,
    resolve: { conditions: ['source', 'module', 'node', 'development|production'] },
  },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  html: { cspNonce: '__NONCE__' },
  build: {
    outDir: isSsrBuild ? '../../.build/web-ssr' : '../../.build/web',
    copyPublicDir: !isSsrBuild,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What imports more has long loaded what every page has.
      resolveDependencies: (_file, needed, { hostId }) =>
        needed.filter((each) => isIndex.test(hostId) || !isOnEveryPage.test(each)),
    },
    // The server writes the only style sheet into the page; no screen may request it again.
    cssCodeSplit: false,
    // Tells the server which files a screen needs.
    manifest: !isSsrBuild,
    ...(!isSsrBuild && {
      rolldownOptions: {
        // The second entry marks the modules every page needs: everything it imports.
        input: {
          index: path.resolve('src/web/index.html'),
          start: path.resolve('src/web/app/entry-client.tsx'),
        },
        // `npm run chunks` starts with what is shared as it is.
        output: { codeSplitting: { groups: mode === 'ungrouped' ? ownGroups : groups } },
      },
    }),
    // The first versions with light-dark(); older targets would have it compiled away.
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
  },
}))
