/** Requests generated from the OpenAPI document: some valid, most with some error. */
import fc, { type Arbitrary } from 'fast-check'

const read = (node: unknown, key: string): unknown =>
  typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined

/** Values that have broken other programs before. */
const corpus: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.1,
  1e308,
  2 ** 53 + 2,
  -2147483649,
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udc00\ud800',
  '\u202Egnp.exe',
  'e\u0301',
  '\uFEFF',
  '😀'.repeat(3000),
  'x'.repeat(100_000),
  '%',
  '_%\\',
  "' or '1'='1",
  '"; drop table users; --',
  '${7*7}{{7*7}}<%= 7*7 %>',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '../../etc/passwd',
  '..%2f..%2f',
  '%00',
  'infinity',
  '-infinity',
  '999999-12-31',
  '0000-00-00',
  '2026-02-30',
  '2026-11-20T00:00:00Z',
  '00000000-0000-0000-0000-000000000000',
  'NaN',
  '1e309',
  [],
  [[]],
  [null],
  Array.from({ length: 1000 }, () => 'x'),
  {},
  { length: 1e9 },
  JSON.parse('{"constructor":{"x":1}}'),
  { toString: 'x', valueOf: null },
  { $ne: null },
]

const arbitraryValue: Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...corpus) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
)

/** Ids that nothing has: any two of them are the same case. */
const ids = fc.sample(fc.uuid(), { seed: 1, numRuns: 8 })

function validValue(schema: unknown): Arbitrary<unknown> {
  const members = read(schema, 'enum')
  if (Array.isArray(members)) return fc.constantFrom<unknown>(...members)
  const options = read(schema, 'anyOf')
  if (Array.isArray(options)) return fc.oneof(...options.map(validValue))
  switch (read(schema, 'type')) {
    case 'object':
      return objectOf(schema, 0.9)
    case 'array':
      return fc.array(validValue(read(schema, 'items')), { maxLength: 5 })
    case 'integer':
      return fc.integer({ min: -5, max: 100 })
    case 'number':
      return fc.double()
    case 'boolean':
      return fc.boolean()
    case 'string': {
      if (read(schema, 'format') === 'uuid') return fc.constantFrom(...ids)
      if (read(schema, 'format') === 'email') return fc.emailAddress()
      const longest = Number(read(schema, 'maxLength') ?? 60)
      return fc.string({
        minLength: Number(read(schema, 'minLength') ?? 0),
        maxLength: Math.min(longest, 400),
      })
    }
    default:
      return arbitraryValue
  }
}

/** An object with most of its fields, or all if it `isComplete`, each valid or not. */
function objectOf(schema: unknown, share: number, isComplete = false): Arbitrary<unknown> {
  const properties = read(schema, 'properties')
  const fields = Object.entries(typeof properties === 'object' && properties ? properties : {}).map(
    ([name, field]) => {
      const value = fc.oneof(
        { weight: Math.round(share * 100), arbitrary: validValue(field) },
        { weight: Math.round((1 - share) * 100), arbitrary: arbitraryValue },
      )
      return [name, value] as const
    },
  )
  return fc.record(Object.fromEntries(fields), isComplete ? {} : { requiredKeys: [] })
}

/** First bytes of accepted and other file types. */
const signatures = [
  '\xff\xd8\xff\xe0',
  '\x89PNG\r\n\x1a\n',
  'RIFF\x10\0\0\0WEBPVP8 ',
  'GIF89a',
  '<svg>',
  '%PDF-',
  '',
]

/** Files with any name whose first bytes look like an image, or like nothing. */
const arbitraryFile: Arbitrary<SentFile> = fc.record({
  field: fc.oneof({ weight: 9, arbitrary: fc.constant('file') }, fc.constantFrom('', 'other', '__proto__')),
  name: fc.constantFrom('a.png', '../../etc/passwd', 'a\r\nSet-Cookie: x=1', '', 'x'.repeat(5000), '\0.webp'),
  type: fc.constantFrom('image/png', 'text/html', 'application/json', ''),
  bytes: fc
    .tuple(fc.constantFrom(...signatures), fc.uint8Array({ maxLength: 400 }))
    .map(([signature, rest]) => Uint8Array.from([...Buffer.from(signature, 'latin1'), ...rest])),
})

export interface SentFile {
  field: string
  name: string
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

export interface FuzzedRequest {
  params: Record<string, unknown>
  query: Record<string, unknown>
  body: unknown
  /** Sent as a form. */
  file: SentFile | undefined
}

/** A number of requests to an operation, the same for the same seed. */
export function fuzzRequests(
  operation: object,
  { seed, runs }: { seed: number; runs: number },
): FuzzedRequest[] {
  const parameters = read(operation, 'parameters')
  const place = (where: string, isComplete = false) => {
    const found = (Array.isArray(parameters) ? parameters : []).filter((each) => read(each, 'in') === where)
    const properties = Object.fromEntries(
      found.map((each) => [String(read(each, 'name')), read(each, 'schema')]),
    )
    return objectOf({ properties }, 0.6, isComplete)
  }
  const content = read(read(operation, 'requestBody'), 'content')
  const schema = read(read(content, 'application/json'), 'schema')
  const body = fc.oneof(
    { weight: 5, arbitrary: objectOf(schema, 0.7) },
    { weight: 1, arbitrary: arbitraryValue },
  )
  const request = fc.record({
    // An address that lacks an id is another one.
    params: place('path', true),
    query: place('query'),
    body: schema === undefined ? fc.constant(undefined) : body,
    file: read(content, 'multipart/form-data') === undefined ? fc.constant(undefined) : arbitraryFile,
  })
  return fc.sample(request, { seed, numRuns: runs }).map(({ params, query, body: sent, file }) => ({
    params: { ...Object(params) },
    query: { ...Object(query) },
    body: sent,
    file,
  }))
}
