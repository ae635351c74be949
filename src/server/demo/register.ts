/** The invented register, and the EINs that the invented organizations have in it. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { RegisterFile } from '#domain/verification/register.ts'
import { formats } from '#server/registry/formats.ts'

/** The organizations' EINs by key. The two unverified organizations have none yet. */
export const demoEins: Readonly<Record<string, string>> = {
  'lantern-street': '890000101',
  'second-acre': '890000102',
  'creek-keepers': '890000103',
  'mill-bend': '890000105',
  'northside-strings': '890000106',
  threshold: '890000107',
  'evening-call': '890000108',
}

const files: Record<RegisterFile, string> = {
  bmf: 'eo_invented.csv',
  pub78: 'pub78_invented.txt',
  revocations: 'revocations_invented.txt',
}

/** A file of the invented register: the stored cells of its rows, with line numbers. */
export function parseDemoRegister(kind: RegisterFile) {
  const name = files[kind]
  const text = readFileSync(new URL(`../../../demo/registry/${name}`, import.meta.url), 'utf8')
  const rows = text.split('\r\n').flatMap((line, index) => {
    const reading = formats[kind].read(line)
    return typeof reading === 'object' && 'cells' in reading
      ? [{ line: index + 1, cells: reading.cells }]
      : []
  })
  return { name, sha256: createHash('sha256').update(text).digest('hex'), rows }
}

/** A verification request that an administrator has to decide. */
export interface DemoRequest {
  ein: string
  daysAgo: number
  request: {
    street: string
    city: string
    addressState: string
    zipCode: string
    phone: string
    contactName: string
    contactTitle: string
    contactEmail: string
  }
}

/** Waits for an administrator because the register says that the exemption was revoked. */
export const demoRequests: Readonly<Record<string, DemoRequest>> = {
  'tenants-clinic': {
    ein: '890000104',
    daysAgo: 4,
    request: {
      street: '212 Detroit Avenue',
      city: 'Cleveland',
      addressState: 'OH',
      zipCode: '44113',
      phone: '(216) 555-0137',
      contactName: 'Inês Duarte',
      contactTitle: 'Director',
      contactEmail: 'ines.duarte@fulton-row.example.org',
    },
  },
}
