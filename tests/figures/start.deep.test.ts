import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeUsedFolder, postmasterOf, readiness, run } from '#tests/lifecycle/process.ts'
import { startWatch, tellFigure } from '#tests/support/figures.ts'

const starts = Number(process.env['STARTS'] ?? 10)
/** In which `/proc` counts the time of processors: a hundredth of a second on every Linux. */
const ticksPerSecond = 100

interface Spent {
  parent: number
  /** Of the process and of its children that have ended. */
  seconds: number
}

/** What a process has used of the processors so far, as user and in the system; null when it has ended. */
function readSpent(pid: number): Spent | null {
  try {
    // The name in parentheses may hold spaces.
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/^.*\) /s)
    const [, parent, ...rest] = fields.split(' ').map(Number)
    // utime, stime, cutime and cstime: the 14th to the 17th of proc_pid_stat(5), where the state is the third.
    const ticks = rest.slice(9, 13).reduce((sum, each) => sum + each, 0)
    return { parent: parent ?? 0, seconds: ticks / ticksPerSecond }
  } catch {
    return null
  }
}

/** The seconds of processors that a process and all that it started have used. */
function sumSpent(root: number): number {
  const all = readdirSync('/proc').flatMap((name) => {
    const spent = /^\d+$/.test(name) ? readSpent(Number(name)) : null
    return spent ? [{ pid: Number(name), ...spent }] : []
  })
  const own = readSpent(root)?.seconds ?? 0
  return all.filter(({ parent }) => parent === root).reduce((sum, { pid }) => sum + sumSpent(pid), own)
}

test('R1 a restart is ready after two seconds of the processors, after a stop and after kill -9 of both', async () => {
  const folder = await makeUsedFolder()
  const spent: Record<'SIGTERM' | 'SIGKILL', number[]> = { SIGTERM: [], SIGKILL: [] }
  const waited: number[] = []
  for (const end of ['SIGTERM', 'SIGKILL'] as const) {
    for (let turn = 0; turn < starts; turn += 1) {
      const seconds = startWatch()
      const product = await run({ DATA_DIR: folder })
      expect(await readiness(product.url)).toBe(200)
      waited.push(seconds())
      const { pid = 0 } = product.child
      const postmaster = postmasterOf(folder)
      const isOwn = readSpent(postmaster)?.parent === pid
      spent[end].push(sumSpent(pid) + (isOwn ? 0 : sumSpent(postmaster)))
      product.child.kill(end)
      if (end === 'SIGKILL') process.kill(postmaster, end)
      await product.ended
    }
  }
  const about = 'time of the processors, node and PostgreSQL together, until a restart is ready'
  tellFigure({ name: 'R1', about: `${about} after a stop`, values: spent.SIGTERM, unit: 's', most: 2 })
  // The first of them still begins after a stop.
  const killed = spent.SIGKILL.slice(1)
  tellFigure({ name: 'R1', about: `${about} after kill -9 of both`, values: killed, unit: 's', most: 2 })
  tellFigure({ name: 'R1', about: 'the same starts by the clock', values: waited, unit: 's' })
})
