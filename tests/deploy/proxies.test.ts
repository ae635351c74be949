import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { uploadAvatar } from '#contract/images/images.ts'
import { makeFolder, run } from '#tests/lifecycle/process.ts'
import { canRun, ensureInstalled } from '#tests/support/running/debian.ts'
import { openLive } from '#tests/support/running/live.ts'
import { findPort } from '#tests/support/running/ports.ts'
import { caddy, loadSample, nginx, startCaddy, startNginx, wrap } from '#tests/support/running/proxies.ts'
import { openClient } from '#tests/support/running/server.ts'
import { useDatabase } from '#tests/support/running/database.ts'
import { blobOf } from '#tests/support/scenarios/images.ts'
import {
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
} from '#tests/support/scenarios/scenario.ts'

/** A picture of several megabytes, as a phone takes it. */
async function aLargePicture(): Promise<Buffer> {
  const [width, height] = [1400, 950]
  const noise = Buffer.from(
    Array.from({ length: width * height * 3 }, (_, index) => (index * 2_654_435_761) >>> 13),
  )
  return sharp(noise, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

describe('behind a proxy with the configuration in deploy/', () => {
  const database = useDatabase()

  test.skipIf(!canRun(nginx, caddy)).each([
    ['nginx', nginx, startNginx],
    ['Caddy', caddy, startCaddy],
  ] as const)(
    '%s passes pages, sign-ups, large pictures and live events on',
    async (...[, program, startProxy]) => {
      ensureInstalled(program)
      const ports = { own: await findPort(), products: [await findPort()] } as const
      const url = `http://localhost:${ports.own}`
      await run({
        DATABASE_URL: database.url,
        DATA_DIR: makeFolder(),
        PORT: String(ports.products[0]),
        PUBLIC_URL: url,
        TRUST_PROXY: '127.0.0.1',
      })
      await startProxy(ports)
      const visitor = openClient(url)
      const headers = { 'accept-encoding': 'br', 'x-request-id': 'chosen-by-a-visitor' }
      const page = await visitor.send('/', { headers })
      expect([page.status, page.headers.get('content-encoding')]).toEqual([200, 'br'])
      expect(page.headers.get('x-request-id')).toMatch(/^[\da-f]{8}-?[\da-f]/)

      const owner = await anOrganization({ openClient: () => openClient(url) })
      const volunteer = await aVolunteer({ openClient: () => openClient(url) })
      const picture = await aLargePicture()
      expect(picture.length).toBeGreaterThan(3_000_000)
      expectSuccess(await volunteer.client.call(uploadAvatar, { file: blobOf(picture) }))
      const project = await aProject(owner)
      const live = await openLive(url, owner.client)
      onTestFinished(() => live.cut())
      await live.next('open')
      await anApplication(volunteer, project.id)
      await live.next('notifications')
    },
  )

  test.skipIf(!canRun(nginx))('nginx accepts its file as it is, with certificates', () => {
    ensureInstalled(nginx)
    const folder = makeFolder()
    const [key, certificate] = [path.join(folder, 'privkey.pem'), path.join(folder, 'fullchain.pem')]
    const subject =
      '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=volunteers.example.org'
    const made = spawnSync('openssl', ['req', ...subject.split(' '), '-keyout', key, '-out', certificate])
    expect(made.status).toBe(0)
    const site = loadSample('nginx/bridge-collective.conf').replaceAll(
      '/etc/letsencrypt/live/volunteers.example.org',
      folder,
    )
    const file = path.join(folder, 'nginx.conf')
    writeFileSync(file, wrap(site, folder))
    const { status, stderr } = spawnSync(nginx.file, ['-t', '-q', '-c', file, '-p', folder], {
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([0, ''])
  })

  test.skipIf(!canRun(caddy)).each(['caddy/Caddyfile', 'caddy/several-nodes.Caddyfile', 'compose/Caddyfile'])(
    'Caddy accepts %s as it is, in its own format',
    (sample) => {
      ensureInstalled(caddy)
      const file = path.resolve('deploy', sample)
      const env = { ...process.env, HOME: makeFolder(), DOMAIN: 'volunteers.example.org' }
      const validated = spawnSync(caddy.file, ['validate', '--config', file, '--adapter', 'caddyfile'], {
        env,
        encoding: 'utf8',
      })
      expect([validated.status, validated.stdout]).toEqual([
        0,
        expect.stringContaining('Valid configuration'),
      ])
      expect(spawnSync(caddy.file, ['fmt', file], { encoding: 'utf8' }).stdout).toBe(loadSample(sample))
    },
  )
})
