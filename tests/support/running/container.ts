/** Builds and runs the image of the Containerfile without a container engine's daemon: Debian's buildah, in a chroot. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { z } from 'zod'
import { ensureInstalled } from './debian.ts'

export const containerTools = [
  { file: '/usr/bin/buildah', package: 'buildah' },
  { file: '/usr/bin/mmdebstrap', package: 'mmdebstrap' },
] as const

/** What an image runs. */
const inspected = z.object({ OCIv1: z.object({ config: z.object({ Cmd: z.array(z.string()) }) }) })

/** The image that the Containerfile starts from. */
const baseImage = 'docker.io/library/node:22-bookworm-slim'

function runProgram(program: string, args: readonly string[], cwd?: string): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    cwd,
    maxBuffer: 2 ** 28,
  })
  if (status !== 0)
    throw new Error(
      `${[program, ...args].join(' ')} failed: ${error?.message ?? (stdout + stderr).slice(-4000)}`,
    )
  return stdout.trim()
}

/** Images and containers in a folder of their own, which goes with the test. */
export function makeImages() {
  ensureInstalled(...containerTools)
  const folder = mkdtempSync(path.join(tmpdir(), 'bridge-collective-images-'))
  const own = [
    '--root',
    path.join(folder, 'images'),
    '--runroot',
    path.join(folder, 'run'),
    '--storage-driver',
    'vfs',
  ]
  const buildah = (...args: string[]) => runProgram('buildah', [...own, ...args], folder)
  onTestFinished(() => {
    buildah('rm', '--all')
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  })

  return {
    /**
     * Makes the image that the Containerfile starts from of Debian and this machine's Node.js, under its name, because
     * no registry of images can be relied on.
     */
    makeBase(): void {
      const archive = path.join(folder, 'debian.tar')
      runProgram('mmdebstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', archive])
      const container = buildah('from', 'scratch')
      const root = buildah('mount', container)
      runProgram('tar', ['-xf', archive, '-C', root])
      const installed = path.dirname(path.dirname(process.execPath))
      mkdirSync(path.join(root, 'usr/local/lib'), { recursive: true })
      runProgram('cp', [process.execPath, path.join(root, 'usr/local/bin/node')])
      runProgram('cp', ['-a', path.join(installed, 'lib/node_modules'), path.join(root, 'usr/local/lib')])
      runProgram('ln', ['-s', '../lib/node_modules/npm/bin/npm-cli.js', path.join(root, 'usr/local/bin/npm')])
      runProgram('chroot', [root, 'useradd', '--uid', '1000', '--user-group', '--create-home', 'node'])
      buildah('unmount', container)
      const environment = [
        'NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt',
        'npm_config_prefer_offline=true',
        'npm_config_cache=/npm-cache',
      ]
      buildah('config', ...environment.flatMap((each) => ['--env', each]), container)
      buildah('commit', '--quiet', container, baseImage)
      buildah('rm', container)
    },
    /** Builds the image of a checkout; returns its name. */
    build(checkout: string): string {
      const cache = runProgram('npm', ['config', 'get', 'cache'])
      const certificates = '/etc/ssl/certs/ca-certificates.crt'
      const volumes = [`${cache}:/npm-cache:rw`, `${certificates}:${certificates}:ro`]
      const options = ['--isolation', 'chroot', '--network', 'host', '--pull-never', '--format', 'docker']
      const name = 'localhost/bridge-collective'
      runProgram('buildah', [
        ...own,
        'build',
        ...options,
        ...volumes.flatMap((each) => ['--volume', each]),
        '--tag',
        name,
        checkout,
      ])
      return name
    },
    /** Starts a container with what the image says; the end of the test stops it. */
    start(image: string, settings: Record<string, string>): ChildProcess {
      const container = buildah('from', '--pull-never', image)
      const environment = Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`])
      const { OCIv1 } = inspected.parse(JSON.parse(buildah('inspect', container)))
      const args = [
        'run',
        '--isolation',
        'chroot',
        '--network',
        'host',
        ...environment,
        container,
        ...OCIv1.config.Cmd,
      ]
      const child = spawn('buildah', [...own, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
      const ended = new Promise((resolve) => child.once('close', resolve))
      onTestFinished(async () => {
        child.kill('SIGTERM')
        await ended
      })
      return child
    },
  }
}
