import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { webRoot } from '#server/http/pages/static.ts'

/** Every method and path of the router except HEAD; the router prints a tree with four characters per level. */
export function listRoutes(app: FastifyInstance): string[] {
  const parents: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', end = '', methods = ''] = /^([│├└─ ]*)(\S+)(?: \((.+)\))?/.exec(line) ?? []
      const depth = indent.length / 4
      const path = `${parents[depth - 1] ?? ''}${end}`
      parents[depth] = path
      return methods.split(', ').flatMap((method) => (method === '' ? [] : [`${method} ${path}`]))
    })
    .filter((route) => !route.startsWith('HEAD '))
}

/** Whether a route serves one file: a built one, or one that the product generates. */
export const isFile = (route: string) => /^GET \/(?!api\/)[^\s:]*\.\w+$/.test(route)

/** The method and path of every file that the application serves. One route that the router's tree doesn't name serves the assets. */
export function listFiles(app: FastifyInstance): string[] {
  const built = readdirSync(path.join(webRoot, 'assets')).filter((name) => !/\.(br|gz)$/.test(name))
  return [...listRoutes(app).filter(isFile), ...built.map((name) => `GET /assets/${name}`)]
}
