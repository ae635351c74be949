/** The gallery of components (`npm run ui`): an entry of its own, which no build of the product contains. */
import path from 'node:path'
import react from '@vitejs/plugin-react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { texts } from './texts.config.ts'

export default defineConfig({
  root: 'tests/gallery',
  base: '/_ui/',
  plugins: [texts(), react(), tailwindcss()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: path.resolve('.build/ui'),
    emptyOutDir: true,
    // One file is enough on the machine that serves it.
    chunkSizeWarningLimit: 4000,
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
  },
})
