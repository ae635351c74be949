/**
 * Takes browsers' reports about content that a page's policy blocked: one log line each, and only a few per address.
 */
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { RateLimits } from '#server/http/limits/rate-limits.ts'
import { clientNetworkOf } from '#server/http/network.ts'
import { Problem } from '#server/http/problem.ts'

/** The path in a policy's `report-uri`. */
export const reportPath = '/api/csp-report'

/** The maximum size of a report in bytes. */
const bodyLimit = 16 * 1024

// Addresses may contain search terms, so only the part before the query is logged.
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

/** Accepts reports; no other route accepts their media type. */
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
