/** Serves the built browser application: hashed files for ever, the page fresh with a nonce and who is signed in. */
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'
import { reportPlace } from './csp-report.ts'
import { Problem } from './problem.ts'

/** Where `npm run build` puts the browser's files, seen from dist/server/http and from src/server/http alike. */
export const webRoot = path.join(import.meta.dirname, '../../../dist/web')

/** Installs the files and, for every other address that is not the API's, the page. */
export async function installPages(app: FastifyInstance, config: Config, root = webRoot): Promise<void> {
  const page = await readFile(path.join(root, 'index.html'), 'utf8')
  await app.register(fastifyStatic, {
    root,
    index: false,
    wildcard: false,
    cacheControl: false,
    // The page is filled in below; as a file it has neither nonce nor data.
    globIgnore: ['index.html'],
    setHeaders(reply, file) {
      const isHashed = file.startsWith(path.join(root, 'assets') + path.sep)
      reply.setHeader(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    if (!isPage || /^\/(api|assets|health)(?=[/?]|$)/.test(request.url)) throw new Problem('not_found')
    const nonce = randomBytes(16).toString('base64')
    const data = JSON.stringify({ user: request.context.actor, contactEmail: config.contactEmail })
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', pagePolicy(nonce, config))
      .send(
        page
          .replaceAll('__NONCE__', nonce)
          // "<" cannot end the script element from inside a string.
          .replace('__INITIAL_DATA__', () => data.replaceAll('<', '\\u003c')),
      )
  })
}

function pagePolicy(nonce: string, config: Config): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    `report-uri ${reportPlace}`,
    ...(config.publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
