/** What impact reports cost a process, measured from outside of it. */
import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { tokenOf } from './generate.ts'
import { startServer } from './serve.ts'

/** A downloaded file; memory in kilobytes. */
export interface Download {
  name: string
  /** Without the header. */
  lines: number
  bytes: number
  seconds: number
  memoryBefore: number
  memoryPeak: number
}

export interface ImpactCosts {
  reports: { name: string; ms: number }[]
  downloads: Download[]
}

const dayOf = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
const days = (count: number) => ({ period: 'custom', from: dayOf(count), to: dayOf(0) })

/** The resident memory of a process, or the most it had since it was last forgotten. */
function readMemory(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const [, kilobytes = '0'] =
    new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes)
}

/** Lets Linux count the most memory again. */
const forgetPeak = (pid: number) => writeFileSync(`/proc/${pid}/clear_refs`, '5')

const cookie = `sid=${tokenOf(0)}`
const rounds = 5

/** Asks for reports and downloads, one after another. */
export async function measureImpact(databaseUrl: string): Promise<ImpactCosts> {
  const server = await startServer(databaseUrl, null)
  try {
    const ask = async (address: string) => {
      const response = await fetch(`${server.url}${address}`, { headers: { cookie } })
      await response.text()
      if (response.status !== 200) throw new Error(`${address} answered ${response.status}`)
    }
    const reports: ImpactCosts['reports'] = []
    for (const [name, address] of [
      ['the site over twelve months, with the twelve before', '/api/admin/impact'],
      ['by organization', '/api/admin/impact/groups?by=organization'],
      ['by cause', '/api/admin/impact/groups?by=cause'],
      ['by place', '/api/admin/impact/groups?by=place'],
      ['one cause in one place', '/api/admin/impact?cause=education&place=remote'],
    ] as const) {
      const times: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        const start = performance.now()
        await ask(address)
        times.push(performance.now() - start)
      }
      reports.push({ name, ms: times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0 })
    }
    const load = async (name: string, list: string, filters: object): Promise<Download> => {
      forgetPeak(server.pid)
      const memoryBefore = readMemory(server.pid, 'VmRSS')
      const start = performance.now()
      const read = await download(`${server.url}/api/admin/impact/export/${list}`, filters)
      const seconds = (performance.now() - start) / 1000
      return { name, ...read, seconds, memoryBefore, memoryPeak: readMemory(server.pid, 'VmHWM') }
    }
    // What the first file makes the process load is not counted.
    await load('first', 'hours', days(3))
    return {
      reports,
      downloads: [
        await load('Confirmed hours of five weeks', 'hours', days(36)),
        await load('Confirmed hours of a year', 'hours', days(365)),
        await load('Applications of a year', 'applications', days(365)),
        await load('Projects of two years', 'projects', days(730)),
      ],
    }
  } finally {
    await server.stop()
  }
}

const bytesOf = z.instanceof(Uint8Array)

/** Reads a file to its end and counts it. */
async function download(url: string, filters: object): Promise<{ lines: number; bytes: number }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(filters),
  })
  if (response.status !== 200 || !response.body) throw new Error(`${url} answered ${response.status}`)
  let [lines, bytes] = [-1, 0]
  for await (const chunk of response.body) {
    const part = bytesOf.parse(chunk)
    bytes += part.length
    for (const byte of part) if (byte === 10) lines += 1
  }
  return { lines, bytes }
}
