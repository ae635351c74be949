/** Where browsers report what a page's policy refused: one line in the log, and no more than a few of one address. */
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { RateLimits } from './rate-limits.ts'
import { clientNetworkOf } from './network.ts'
import { Problem } from './problem.ts'

/** What a policy's `report-uri` names. */
export const reportPath = '/api/csp-report'

/** Bytes of a report. */
const bodyLimit = 16 * 1024

// Addresses may carry what a person searched for: only their part before the query is kept.
const truncatedText = z
  .string()
  .transform((text) => text.split(/[?#]/)[0]?.slice(0, 300) ?? '')
  .optional()
  .catch(undefined)

const report = z.object({
  'csp-report': z.object({
    'document-uri': truncatedText,
    'violated-directive': truncatedText,
    'effective-directive': truncatedText,
    'blocked-uri': truncatedText,
    'source-file': truncatedText,
    'line-number': z.number().optional().catch(undefined),
  }),
})

/** Takes reports; their type is read here and nowhere else. */
export function installReports(app: FastifyInstance, limits: RateLimits): void {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/csp-report',
      { parseAs: 'string', bodyLimit },
      async (_request: unknown, body: string) => {
        try {
          const read: unknown = JSON.parse(body)
          return read
        } catch {
          throw new Problem('unreadable_body')
        }
      },
    )
    scope.post(reportPath, async (request, reply) => {
      limits.chargeLocally({ limit: 'reports', key: clientNetworkOf(request.ip) })
      const read = report.safeParse(request.body)
      if (!read.success) throw new Problem('unreadable_body')
      request.log.warn({ violation: read.data['csp-report'] }, 'a page’s security policy blocked something')
      return reply.status(204).send()
    })
    done()
  })
}
