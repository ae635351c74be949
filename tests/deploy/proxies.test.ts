import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { uploadAvatar } from '#contract/images/images.ts'
import { makeFolder, run } from '#tests/lifecycle/process.ts'
import { canRun, ensureInstalled } from '#tests/support/running/debian.ts'
import { openLive } from '#tests/support/running/live.ts'
import { findPort, isListening } from '#tests/support/running/ports.ts'
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

const nginx = { file: '/usr/sbin/nginx', package: 'nginx-light' } as const
const caddy = { file: '/usr/bin/caddy', package: 'caddy' } as const

const loadSample = (file: string) => readFileSync(path.join('deploy', file), 'utf8')

/** The whole configuration of an nginx that has only this site. */
const wrap = (site: string, folder: string) => `pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  ${site}
}
`

/** Runs a proxy until the test ends; resolves once it listens. */
async function start(
  command: readonly string[],
  { port, stop }: { port: number; stop: NodeJS.Signals },
): Promise<void> {
  const [file = '', ...args] = command
  const env = { ...process.env, HOME: makeFolder(), XDG_CONFIG_HOME: '', XDG_DATA_HOME: '' }
  const child = spawn(file, args, { stdio: ['ignore', 'ignore', 'pipe'], env })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  onTestFinished(async () => {
    child.kill(stop)
    await ended
  })
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`the proxy ended: ${output}`)
  }
}

type Ports = { readonly own: number; readonly product: number }

async function startNginx({ own, product }: Ports): Promise<void> {
  const folder = makeFolder()
  chmodSync(folder, 0o755)
  // Without certificates and without the redirect to them; the next test reads the file as it is.
  const site = loadSample('nginx/bridge-collective.conf')
    .replace(/server \{\n {2}listen 80;[^}]*\}\n/, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${own};`)
    .replace('listen [::]:443 ssl http2;', '')
    .replaceAll(/ssl_.*;/g, '')
    .replace('127.0.0.1:3000', `127.0.0.1:${product}`)
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, wrap(site, folder))
  await start([nginx.file, '-c', file, '-p', folder, '-g', 'daemon off;'], { port: own, stop: 'SIGTERM' })
}

async function startCaddy({ own, product }: Ports): Promise<void> {
  const file = path.join(makeFolder(), 'Caddyfile')
  const site = loadSample('caddy/Caddyfile')
    .replace('volunteers.example.org {', `http://localhost:${own} {`)
    .replace('127.0.0.1:3000', `127.0.0.1:${product}`)
  writeFileSync(file, `{\n\tadmin off\n}\n${site}`)
  // On SIGTERM, Caddy waits for connections that clients keep open.
  await start([caddy.file, 'run', '--config', file, '--adapter', 'caddyfile'], { port: own, stop: 'SIGQUIT' })
}

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
      const ports = { own: await findPort(), product: await findPort() }
      const url = `http://localhost:${ports.own}`
      await run({
        DATABASE_URL: database.url,
        DATA_DIR: makeFolder(),
        PORT: String(ports.product),
        PUBLIC_URL: url,
        TRUST_PROXY: '127.0.0.1',
      })
      await startProxy(ports)
      const visitor = openClient(url)
      const page = await visitor.send('/', { headers: { 'accept-encoding': 'br' } })
      expect([page.status, page.headers.get('content-encoding')]).toEqual([200, 'br'])

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

  test.skipIf(!canRun(caddy))('Caddy accepts its file as it is, in its own format', () => {
    ensureInstalled(caddy)
    const file = path.resolve('deploy/caddy/Caddyfile')
    const env = { ...process.env, HOME: makeFolder() }
    const validated = spawnSync(caddy.file, ['validate', '--config', file, '--adapter', 'caddyfile'], {
      env,
      encoding: 'utf8',
    })
    expect([validated.status, validated.stdout]).toEqual([0, expect.stringContaining('Valid configuration')])
    expect(spawnSync(caddy.file, ['fmt', file], { encoding: 'utf8' }).stdout).toBe(
      loadSample('caddy/Caddyfile'),
    )
  })
})
