/** Where uploads and data exports are stored: on this machine's disk, or in a store that all machines share. */
import { isIP } from 'node:net'
import { z } from 'zod'
import { address, flag } from './setting-kinds.ts'

const endpointText = 'must be an address without user, path and query, such as https://s3.example.org'

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return true
  const { username, password, pathname, search, hash } = new URL(text)
  return pathname === '/' && username + password + search + hash === '' && !/[?#]/.test(text)
}

/** Where files can be. */
export const storeNames = ['disk', 's3'] as const
export type StoreName = (typeof storeNames)[number]

export const fileSettings = {
  FILES: z.enum(storeNames, `must be ${storeNames.join(' or ')}`).default('disk'),
  S3_ENDPOINT: address(/^https?$/, endpointText)
    .refine(isOrigin, endpointText)
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,50}$/, 'must be a region such as eu-central-1')
    .default('us-east-1'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket: 3 to 63 of a-z, 0-9, - and .')
    .optional(),
  S3_PREFIX: z
    .string()
    .regex(/^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*$/, 'must be a folder such as bridge, without / around it')
    .optional(),
  S3_PATH_STYLE: flag(true),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
}

const written = z.object(fileSettings)
type Values = z.output<typeof written>

export type FileConfig = Readonly<{
  /** Where new files go. Reads of a file that is not there look in the other store, if it is set. */
  filesIn: StoreName
  /** The object store; null if there is none. */
  objectStore: Readonly<{
    /** The address of the bucket. */
    url: string
    region: string
    bucket: string
    /** What all names of objects begin with: empty, or a folder that ends with a slash. */
    prefix: string
    accessKeyId: string
    secretAccessKey: string
  }> | null
}>

const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

const isAtAddress = (endpoint: string): boolean =>
  URL.canParse(endpoint) && isIP(new URL(endpoint).hostname.replaceAll(/[[\]]/g, '')) > 0

/** Settings that need each other, as issues of the settings. */
export function checkFiles(values: Values, ctx: z.RefinementCtx): void {
  // No bucket's name fits in front of an IP address.
  if (!values.S3_PATH_STYLE && isAtAddress(values.S3_ENDPOINT ?? '')) {
    const message = 'must be 1, because S3_ENDPOINT is an IP address'
    ctx.addIssue({ code: 'custom', path: ['S3_PATH_STYLE'], message })
  }
  const missing = needed.filter((name) => values[name] === undefined)
  const [first] =
    values.FILES === 's3' ? ['FILES' as const] : needed.filter((name) => !missing.includes(name))
  if (first === undefined || missing.length === 0) return
  const message = `${first === 'FILES' ? 'is s3, which ' : ''}needs ${missing.join(', ')} as well`
  ctx.addIssue({ code: 'custom', path: [first], message })
}

export function parseFiles(values: Values): FileConfig {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_PREFIX: prefix } = values
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values
  const filesIn = values.FILES
  const isComplete =
    endpoint !== undefined &&
    bucket !== undefined &&
    accessKeyId !== undefined &&
    secretAccessKey !== undefined
  if (!isComplete) return { filesIn, objectStore: null }
  const url = new URL(endpoint)
  if (values.S3_PATH_STYLE) url.pathname = `/${bucket}`
  else url.hostname = `${bucket}.${url.hostname}`
  return {
    filesIn,
    objectStore: {
      url: url.href.replace(/\/$/, ''),
      region: values.S3_REGION,
      bucket,
      prefix: prefix === undefined ? '' : `${prefix}/`,
      accessKeyId,
      secretAccessKey,
    },
  }
}
