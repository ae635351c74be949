/** nginx and Caddy in front of the product, with the configuration in deploy/. */
import { spawn } from 'node:child_process'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { makeFolder } from '#tests/lifecycle/process.ts'
import { isListening } from './ports.ts'

export const nginx = { file: '/usr/sbin/nginx', package: 'nginx-light' } as const
export const caddy = { file: '/usr/bin/caddy', package: 'caddy' } as const

export const loadSample = (file: string) => readFileSync(path.join('deploy', file), 'utf8')

/** The whole configuration of an nginx that has only this site. */
export const wrap = (site: string, folder: string) => `pid ${folder}/nginx.pid;
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

type Ports = {
  readonly own: number
  /** Of the processes of the product. */
  readonly products: readonly [number, ...number[]]
}

export async function startNginx({ own, products }: Ports): Promise<void> {
  const folder = makeFolder()
  chmodSync(folder, 0o755)
  // Without certificates and without the redirect to them; the next test reads the file as it is.
  const site = loadSample('nginx/bridge-collective.conf')
    .replace(/server \{\n {2}listen 80;[^}]*\}\n/, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${own};`)
    .replace('listen [::]:443 ssl http2;', '')
    .replaceAll(/ssl_.*;/g, '')
    .replace(/^( *server )127\.0\.0\.1:3000(.*)$/m, (_, before: string, after: string) =>
      products.map((product) => `${before}127.0.0.1:${product}${after}`).join('\n'),
    )
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, wrap(site, folder))
  await start([nginx.file, '-c', file, '-p', folder, '-g', 'daemon off;'], { port: own, stop: 'SIGTERM' })
}

export async function startCaddy({ own, products }: Ports): Promise<void> {
  const file = path.join(makeFolder(), 'Caddyfile')
  const [sample, addresses] =
    products.length === 1
      ? ['caddy/Caddyfile', '127.0.0.1:3000']
      : ['caddy/several-nodes.Caddyfile', '10.0.0.11:3000 10.0.0.12:3000']
  const site = loadSample(sample)
    .replace('volunteers.example.org {', `http://localhost:${own} {`)
    .replace('Host volunteers.example.org', 'Host localhost')
    .replace(addresses, products.map((product) => `127.0.0.1:${product}`).join(' '))
  writeFileSync(file, `{\n\tadmin off\n}\n${site}`)
  // On SIGTERM, Caddy waits for connections that clients keep open.
  await start([caddy.file, 'run', '--config', file, '--adapter', 'caddyfile'], { port: own, stop: 'SIGQUIT' })
}
