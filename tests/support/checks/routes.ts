import type { FastifyInstance } from 'fastify'

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

/** Whether a route serves a file: of the built pages, or one that the product generates. */
export const isFile = (route: string) => /^GET \/(?!api\/)[^\s:]*\.\w+$/.test(route)
