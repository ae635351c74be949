import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'

export const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * A step: { name, command: [script relative to the root, …args], env?, count?() }. The script runs under this Node;
 * `count` reads the report of its runner. Without it the step counts as one.
 * A result: { name, passed, failed, skipped: [titles], flaky?: [titles], output, seconds }; a flaky test passed on
 * retry, and its output is shown too.
 */

const prefix = 'bridge-collective-test-'
const groups = new Set()

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function killGroup(pid, signal) {
  try {
    process.kill(-pid, signal)
  } catch {
    groups.delete(pid)
  }
}

/** Whether this process killed the group of another one, which may still be there for a moment. */
function isKilled(pid) {
  try {
    const [, group] = /\) \w \d+ (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return groups.has(Number(group))
  } catch {
    return false
  }
}

/** Waits, while this process is exiting, until another one is gone; three seconds at most. */
function awaitEnd(pid) {
  const never = new Int32Array(new SharedArrayBuffer(4))
  for (let turn = 0; turn < 150 && isAlive(pid); turn += 1) Atomics.wait(never, 0, 0, 20)
}

/** Stops every database server whose data is in the folder, then removes the folder. */
function removeRun(folder) {
  for (const entry of readdirSync(folder, { recursive: true })) {
    if (path.basename(entry) !== 'postmaster.pid') continue
    const pid = Number(readFileSync(path.join(folder, entry), 'utf8').split('\n')[0])
    if (!(pid > 1) || !isAlive(pid)) continue
    process.kill(pid, 'SIGQUIT')
    awaitEnd(pid)
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
}

/** Where tests have their data if there is enough memory (tests/support/running/folders.ts). */
const memoryFolder = '/dev/shm'

/** Removes what the runs of processes left in a folder. */
function removeRuns(parent, isOver) {
  for (const name of existsSync(parent) ? readdirSync(parent) : []) {
    const [, pid] = new RegExp(`^${prefix}(\\d+)-`).exec(name) ?? []
    if (pid !== undefined && isOver(Number(pid))) removeRun(path.join(parent, name))
  }
}

/** Creates the run's own folder for all temporary files of its processes, after removing what a killed run left. */
export function startRun() {
  for (const parent of [tmpdir(), memoryFolder]) removeRuns(parent, (pid) => !isAlive(pid))
  const folder = mkdtempSync(path.join(tmpdir(), `${prefix}${process.pid}-`))
  // An embedded database may run as another user, which must be able to enter the folder.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  const close = () => {
    for (const pid of groups) killGroup(pid, 'SIGKILL')
    removeRun(folder)
    removeRuns(memoryFolder, (pid) => isKilled(pid) || !isAlive(pid))
  }
  process.once('exit', close)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
  return folder
}

function spawnStep({ command, env }) {
  const { NODE_ENV: _, FORCE_COLOR: __, ...inherited } = process.env
  return new Promise((resolve) => {
    const [script, ...args] = command
    const child = spawn(process.execPath, [path.join(root, script), ...args], {
      cwd: root,
      env: { ...inherited, NO_COLOR: '1', ...env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    groups.add(child.pid)
    let output = ''
    const take = (chunk) => (output += chunk)
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    // 'exit', not 'close': a grandchild that keeps the pipe open must not block the run.
    child.on('error', (error) => resolve({ code: 1, output: `${error.message}\n` }))
    child.on('exit', (code, signal) => {
      setTimeout(() => {
        killGroup(child.pid, 'SIGKILL')
        groups.delete(child.pid)
        resolve({ code: code ?? 1, output: signal ? `${output}\nended by ${signal}\n` : output })
      }, 50)
    })
  })
}

function countReport(step, code) {
  if (!step.count) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: [] }
  try {
    const counted = step.count()
    if (counted.passed + counted.failed === 0) throw new Error('it ran no test')
    // A runner may fail without a failed test: an error outside every test, a crashed worker.
    return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
  } catch (error) {
    return { passed: 0, failed: 1, skipped: [], note: `${step.name} left no report: ${error.message}` }
  }
}

/** Runs one step and prints its result in one line, with the runner's output only if it failed. */
export async function runStep(step) {
  const start = process.hrtime.bigint()
  const { code, output } = await spawnStep(step)
  const seconds = Number(process.hrtime.bigint() - start) / 1e9
  const { note, ...counted } = countReport(step, code)
  return report({
    name: step.name,
    seconds,
    output: [output.trimEnd(), note].filter(Boolean).join('\n'),
    ...counted,
  })
}

export function report(result) {
  const { name, passed, failed, skipped, flaky = [], seconds, output } = result
  const isOne = passed + failed === 1
  const counts = [!isOne && `${passed} passed`, !isOne && failed > 0 && `${failed} failed`]
  counts.push(flaky.length > 0 && `${flaky.length} of them flaky`)
  counts.push(skipped.length > 0 && `${skipped.length} skipped`, `${seconds.toFixed(1)} s`)
  process.stdout.write(
    `${failed === 0 ? '✓' : '✗'} ${name.padEnd(12)} ${counts.filter(Boolean).join(', ')}\n`,
  )
  for (const title of skipped) process.stdout.write(`  skipped: ${title}\n`)
  for (const title of flaky) process.stdout.write(`  flaky: ${title}\n`)
  const isPrinted = failed > 0 || flaky.length > 0
  if (isPrinted && output) process.stdout.write(`${stripVTControlCharacters(output).replace(/^/gm, '  ')}\n`)
  return result
}

/** Runs chains of steps in parallel (the steps of a chain one after the other) and returns all results. */
export async function runChains(chains) {
  const runChain = async (steps) => {
    const results = []
    for (const step of steps) results.push(await runStep(step))
    return results
  }
  return (await Promise.all(chains.map(runChain))).flat()
}

/** Prints the one line that sums all runners and sets the exit code. */
export function finish(results) {
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  const skipped = results.reduce((sum, result) => sum + result.skipped.length, 0)
  process.exitCode = failed === 0 ? 0 : 1
  process.stdout.write(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`)
}
