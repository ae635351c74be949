import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createUsedDataFolder, postmasterOf, readiness, run } from '#tests/lifecycle/process.ts'
import { startStopwatch, reportMeasurement } from '#tests/support/checks/measurements.ts'

const starts = Number(process.env['STARTS'] ?? 10)
/** The unit in which `/proc` counts processor time: a hundredth of a second on every Linux. */
const ticksPerSecond = 100

interface CpuUsage {
  parent: number
  /** For the process and its ended children. */
  seconds: number
}

/** The processor time a process has used so far, user and system; null if it has ended. */
function readCpuUsage(pid: number): CpuUsage | null {
  try {
    // The name in parentheses may contain spaces.
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/^.*\) /s)
    const [, parent, ...rest] = fields.split(' ').map(Number)
    // utime, stime, cutime and cstime: fields 14 to 17 of proc_pid_stat(5), where the state is field 3.
    const ticks = rest.slice(9, 13).reduce((sum, each) => sum + each, 0)
    return { parent: parent ?? 0, seconds: ticks / ticksPerSecond }
  } catch {
    return null
  }
}

/** The processor seconds that a process and its descendants have used. */
function sumCpuUsage(root: number): number {
  const all = readdirSync('/proc').flatMap((name) => {
    const spent = /^\d+$/.test(name) ? readCpuUsage(Number(name)) : null
    return spent ? [{ pid: Number(name), ...spent }] : []
  })
  const own = readCpuUsage(root)?.seconds ?? 0
  return all.filter(({ parent }) => parent === root).reduce((sum, { pid }) => sum + sumCpuUsage(pid), own)
}

test('R1 a restart is ready after two seconds of processor time, after a stop and after kill -9 of both', async () => {
  const folder = await createUsedDataFolder()
  const spent: Record<'SIGTERM' | 'SIGKILL', number[]> = { SIGTERM: [], SIGKILL: [] }
  const waited: number[] = []
  for (const end of ['SIGTERM', 'SIGKILL'] as const) {
    for (let turn = 0; turn < starts; turn += 1) {
      const seconds = startStopwatch()
      const product = await run({ DATA_DIR: folder })
      expect(await readiness(product.url)).toBe(200)
      waited.push(seconds())
      const { pid = 0 } = product.child
      const postmaster = postmasterOf(folder)
      const isOwn = readCpuUsage(postmaster)?.parent === pid
      spent[end].push(sumCpuUsage(pid) + (isOwn ? 0 : sumCpuUsage(postmaster)))
      product.child.kill(end)
      if (end === 'SIGKILL') process.kill(postmaster, end)
      await product.ended
    }
  }
  const about = 'time of the processors, node and PostgreSQL together, until a restart is ready'
  reportMeasurement({ name: 'R1', about: `${about} after a stop`, values: spent.SIGTERM, unit: 's', most: 2 })
  // The first start still begins after a stop.
  const killed = spent.SIGKILL.slice(1)
  reportMeasurement({
    name: 'R1',
    about: `${about} after kill -9 of both`,
    values: killed,
    unit: 's',
    most: 2,
  })
  reportMeasurement({ name: 'R1', about: 'the same starts by the clock', values: waited, unit: 's' })
})
