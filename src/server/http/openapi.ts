/** Generates the OpenAPI 3.1 document from the endpoint values. */
import { addressesOf, needsFreshPassword, type Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { defaultLanguage } from '#contract/i18n/languages.ts'
import { getSiteName } from '#contract/i18n/site-name.ts'
import { problemStatuses, type ProblemCode } from '#contract/problems.ts'
import { readProblem } from '#contract/read-problem.ts'
import { fieldAliases } from '#contract/aliases.ts'
import { z } from '#contract/zod.ts'
import type { Access } from '#domain/accounts/accounts.ts'
import { acceptsIdempotencyKey } from './idempotency.ts'

const aliasNames = Object.entries(fieldAliases)
  .map((pair) => pair.join(' and '))
  .join(', ')

const commonProblems: ProblemCode[] = ['misdirected', 'internal', 'unavailable']

export type Operation = ReturnType<typeof describeOperation>

/** The document of all endpoints. It is the same in every process, so that it can be committed and compared. */
export function describeApi() {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const endpoint of endpoints) {
    for (const [index, { method, path }] of addressesOf(endpoint).entries()) {
      const address = path.replaceAll(/:(\w+)/g, '{$1}')
      const operations = (paths[address] ??= {})
      operations[method.toLowerCase()] = describeOperation(endpoint, index)
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: getSiteName(),
      version: '1',
      description: `Some fields have two names. Responses include both, requests can use either: ${aliasNames}. The server answers 431 to request headers larger than 16 kB and 408 to a request that takes longer than 15 seconds to arrive, each with a Problem, and closes the connection.`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } },
      schemas: { Problem: problemSchema },
    },
  }
}

const problemSchema = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string' },
    code: { type: 'string', enum: Object.keys(problemStatuses) },
    issues: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
}

function describeOperation(endpoint: Endpoint, index: number) {
  return {
    operationId: index === 0 ? endpoint.id : `${endpoint.id}_${index + 1}`,
    summary: endpoint.summary,
    'x-access': endpoint.access,
    ...(endpoint.access !== 'public' && { security: [{ session: [] }] }),
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...(acceptsIdempotencyKey(endpoint) ? [idempotencyKey] : []),
    ],
    ...describeBody(endpoint),
    responses: {
      [endpoint.status ?? 200]: success(endpoint),
      ...(endpoint.pendingStatus && { [endpoint.pendingStatus]: success(endpoint) }),
      ...refusals(endpoint),
    },
  }
}

interface RequestBody {
  required: true
  content: Record<string, { schema: object }>
}

function describeBody({ body, file }: Endpoint): { requestBody?: RequestBody } {
  const describe = (type: string, schema: object) => ({
    requestBody: { required: true as const, content: { [type]: { schema } } },
  })
  if (body) return describe('application/json', inputSchema(body))
  return file ? describe('multipart/form-data', fileForm) : {}
}

const fileForm = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', format: 'binary' } },
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Repeat a call with the same key within a day to get the same answer without a second effect.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query') {
  if (!schema) return []
  const described = inputSchema(schema)
  return Object.keys(schema.shape).map((name) => ({
    name,
    in: place,
    required: described.required?.includes(name) ?? false,
    schema: described.properties?.[name] ?? {},
  }))
}

function inputSchema(schema: z.ZodType) {
  const { $schema: _version, ...described } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return described
}

function success(endpoint: Endpoint) {
  const { $schema: _version, ...schema } = z.toJSONSchema(endpoint.response, { io: 'output' })
  return {
    description: 'Done',
    ...(endpoint.paged && {
      headers: {
        Link: { description: 'rel="next": the next page', schema: { type: 'string' } },
        'X-Total-Count': {
          description: 'The total count; 10000+ above 10,000',
          schema: { type: 'string' },
        },
      },
    }),
    content: { [endpoint.download ? 'application/octet-stream' : 'application/json']: { schema } },
  }
}

const staffRefusals: ProblemCode[] = ['unauthorized', 'not_found', 'second_factor_required']

/** Refusals for callers without access, or without access yet. */
function refusedCallers(endpoint: Endpoint): ProblemCode[] {
  const { access, forbidden = 'forbidden', needsVerifiedEmail } = endpoint
  const byAccess: Record<Access, ProblemCode[]> = {
    public: [],
    'signed-in': ['unauthorized'],
    volunteer: ['unauthorized', forbidden],
    organization: ['unauthorized', forbidden],
    staff: staffRefusals,
    admin: staffRefusals,
    moderator: staffRefusals,
    verifier: staffRefusals,
    coordinator: staffRefusals,
    analyst: staffRefusals,
  }
  return [
    ...byAccess[access],
    ...(endpoint.access === 'public' || endpoint.whileLeaving ? [] : (['deletion_pending'] as const)),
    ...(needsFreshPassword(endpoint) ? (['reauthentication_required'] as const) : []),
    ...(needsVerifiedEmail ? (['email_not_verified'] as const) : []),
  ]
}

/** The refusals of an endpoint by status, each with its codes. */
function refusals(endpoint: Endpoint) {
  const codes = new Set<ProblemCode>([
    ...commonProblems,
    ...(endpoint.problems ?? []),
    ...refusedCallers(endpoint),
  ])
  if (endpoint.params && ![...codes].some((code) => code.endsWith('not_found'))) codes.add('not_found')
  if (acceptsIdempotencyKey(endpoint)) codes.add('key_reused')
  if (endpoint.query || endpoint.body || endpoint.file) codes.add('invalid')
  codes.add('too_many_requests').add('unreadable_text').add('malformed_request')
  if (endpoint.method !== 'GET') {
    codes.add('cross_site').add('conflict')
    // The body is parsed, and may be refused, before it is clear that the call takes none.
    codes.add('unreadable_body').add('unsupported_media_type').add('body_too_large').add('request_timeout')
  }
  const byStatus = new Map<number, ProblemCode[]>()
  for (const code of codes)
    byStatus.set(problemStatuses[code], [...(byStatus.get(problemStatuses[code]) ?? []), code])
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      {
        description: list.map((code) => `${code}: ${readProblem(defaultLanguage, code)}`).join('\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  )
}
