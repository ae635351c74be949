/** Public files of credentials, for programs anywhere that verify them without an account. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from '#contract/zod.ts'
import type { SiteIconName } from '#domain/site/icons.ts'
import type { Db } from '#server/db/db.ts'
import { clientNetworkOf } from '#server/http/network.ts'
import { Problem } from '#server/http/problem.ts'
import { getSite } from '#server/site/current-site.ts'
import { findIcon } from '#server/site/queries.ts'
import { bakeBadge } from './badge-image.ts'
import { describeIssuer } from './issuer.ts'
import { findStatusDocument } from './key-queries.ts'
import { parseCredential } from './open-badge.ts'
import type { LinkedDocument } from './proof.ts'
import { findDocument } from './queries.ts'

/** Cache lifetime in seconds. Other sites may see a revocation this much later. */
const kept = 300

/** Serves the signed credentials, their images, the issuer's keys and the status lists. */
export function installCredentialFiles(app: FastifyInstance): void {
  const readLogo = createLogoReader()
  app.get('/credentials/:id(^[0-9a-f-]{36}).json', async (request, reply) => {
    return sendDocument(reply, await findRequestedDocument(request))
  })

  app.get('/credentials/:id(^[0-9a-f-]{36}).svg', async (request, reply) => {
    const document = await findRequestedDocument(request)
    const said = parseCredential(document)
    // There is no image of a credential that does not exist.
    if (!said) throw new Problem('credential_not_found')
    // The image follows the site as it is now; what is signed stays as it was.
    const { accent, logo } = getSite()
    return open(reply)
      .type('image/svg+xml; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; img-src data:; sandbox; frame-ancestors 'none'")
      .send(bakeBadge(document, said, { accent, logo: logo && (await readLogo(request.context.db, logo)) }))
  })

  app.get('/issuer.json', async (request, reply) => {
    const { db, config } = charge(request)
    return sendDocument(reply, await describeIssuer(db, config))
  })

  app.get('/status/:number(^[1-9]\\d{0,5}).json', async (request, reply) => {
    const { number } = z.object({ number: z.coerce.number() }).parse(request.params)
    const document = await findStatusDocument(charge(request).db, number)
    if (!document) throw new Problem('not_found')
    return sendDocument(reply, document)
  })
}

/** Reads the logo as images contain it, and keeps the latest one: each logo has a name of its own, and they change rarely. */
function createLogoReader() {
  let latest: { logo: string; dataUri: string } | null = null
  const name: SiteIconName = 'icon-192'
  /** Null while another process is replacing the logo. */
  return async (db: Db, logo: string): Promise<string | null> => {
    if (latest?.logo === logo) return latest.dataUri
    const bytes = await findIcon(db, logo, name)
    if (!bytes) return null
    const dataUri = `data:image/png;base64,${bytes.toString('base64')}`
    latest = { logo, dataUri }
    return dataUri
  }
}

function charge({ context, ip }: FastifyRequest): FastifyRequest['context'] {
  context.limits.chargeLocally({ limit: 'requests', key: clientNetworkOf(ip) })
  return context
}

async function findRequestedDocument(request: FastifyRequest): Promise<LinkedDocument> {
  const { db } = charge(request)
  const params = z.object({ id: z.uuid() }).safeParse(request.params)
  const document = params.success ? await findDocument(db, params.data.id) : null
  if (!document) throw new Problem('credential_not_found')
  return document
}

/** Available to programs and pages of every other site. It reads no session and reveals nothing of one. */
const open = (reply: FastifyReply) =>
  reply
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('cache-control', `public, max-age=${kept}`)
    .header('x-robots-tag', 'noindex')

function sendDocument(reply: FastifyReply, document: LinkedDocument): FastifyReply {
  return open(reply)
    .type('application/ld+json; charset=utf-8')
    .send(JSON.stringify(document, null, 2))
}
