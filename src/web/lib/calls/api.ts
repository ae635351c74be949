/** The typed call of a contract endpoint: the only place in the interface that uses the network. */
import type { Endpoint, EndpointRequest, EndpointResponse } from '#contract/endpoint.ts'
import { callerHeader } from '#contract/page.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { readTexts } from '#web/lib/language/texts.ts'
import { stringifySearch } from '#web/lib/navigation/search-params.ts'
import { isPasswordRequired, makeApiError } from './api-error.ts'
import { getCaller, requestPassword } from './password-request.ts'

type Parts = {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  file?: Blob
}

/** One page of a paginated list (decision A15). */
export type Page<Item> = {
  items: Item[]
  /** The cursor of the next page; null on the last one. */
  nextCursor: string | null
  /** The total: "34", or "10000+"; null if the server does not count. */
  total: string | null
}

/** How a call reaches the API: over the network, or in the same process on the server. */
export type Transport = (path: string, init: RequestInit) => Promise<Response>

/** What a query passes to its call. */
export type CallOptions = { signal?: AbortSignal; meta?: { transport?: Transport } | undefined }

export type PagedEndpoint = Endpoint & { paged: true }

/** What a paged endpoint lists. */
export type ItemOf<E extends Endpoint> = EndpointResponse<E> extends readonly (infer Item)[] ? Item : never

/** The key of a response in the data client: the path, then the params, then the query or body if there is one. */
export function keyOf(endpoint: Pick<Endpoint, 'path'>, request: object = {}): readonly unknown[] {
  const { params = {}, query = {}, body } = request as Parts
  const rest = [Object.keys(query).length > 0 ? query : undefined, body]
  return [endpoint.path, ...Object.values(params), ...rest.filter((part) => part !== undefined)]
}

/** Calls an endpoint and returns its body; throws an `ApiError` unless the response is ok (spec F8). */
export async function call<E extends Endpoint>(
  endpoint: E,
  request: EndpointRequest<E>,
  options?: CallOptions,
): Promise<EndpointResponse<E>> {
  const response = await send(endpoint, request, options)
  return (await response.json()) as EndpointResponse<E>
}

/** Calls a paged endpoint and returns one page with the cursor of the next; throws an `ApiError` as `call` does. */
export async function callPage<E extends PagedEndpoint>(
  endpoint: E,
  request: EndpointRequest<E>,
  { pageParam: cursor, ...options }: CallOptions & { pageParam?: string | null } = {},
): Promise<Page<ItemOf<E>>> {
  const { query, ...rest }: Parts = request
  const response = await send(endpoint, cursor ? { ...rest, query: { ...query, cursor } } : request, options)
  return {
    items: (await response.json()) as ItemOf<E>[],
    nextCursor: parseNextCursor(response.headers.get('link')),
    total: response.headers.get('x-total-count'),
  }
}

/** Calls an endpoint that returns a file, and downloads it. */
export async function download<E extends Endpoint & { download: true }>(
  endpoint: E,
  request: EndpointRequest<E>,
): Promise<void> {
  const response = await send(endpoint, request)
  const [, name = 'download'] =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

let findCaller: () => string | null = () => null

/**
 * Says whose page this is. Its writes name them, and the server refuses those if someone else has signed in since: the
 * browser's tabs share one session, and what one person typed must not become another's.
 */
export function identifyCaller(find: () => string | null): void {
  findCaller = find
}

const fetchTransport: Transport = (path, init) => fetch(new URL(path, document.baseURI), init)

/** Sends the request. If the password is required again and the user enters it, sends it once more. */
async function send(endpoint: Endpoint, request: object, options: CallOptions = {}): Promise<Response> {
  const caller = getCaller()
  try {
    return await sendOnce(endpoint, request, options)
  } catch (error) {
    if (!isPasswordRequired(error) || !('document' in globalThis)) throw error
    if (!(await requestPassword(caller))) throw error
    return sendOnce(endpoint, request, options)
  }
}

async function sendOnce(endpoint: Endpoint, request: object, options: CallOptions): Promise<Response> {
  const errorsTexts = readTexts(errorsCatalog)
  const { signal } = options
  const { params, query, body, file } = request as Parts
  const transport = options.meta?.transport ?? fetchTransport
  const caller = endpoint.method === 'GET' ? null : findCaller()
  const response = await transport(fillPath(endpoint.path, params) + stringifySearch(query ?? {}), {
    method: endpoint.method,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(caller !== null && { [callerHeader]: caller }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(file && { body: formOf(file) }),
    ...(signal && { signal }),
  }).catch((reason: unknown) => {
    if (signal?.aborted) throw reason
    throw makeApiError({ status: 0, statusText: errorsTexts.unreachable, text: '' })
  })
  if (response.ok) return response
  throw makeApiError({
    status: response.status,
    statusText: response.statusText,
    text: await response.text(),
  })
}

/** The form in which files are sent; the browser writes the multipart headers. */
function formOf(file: Blob): FormData {
  const form = new FormData()
  form.append('file', file)
  return form
}

function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

/** The cursor of the next page in a `Link` header (RFC 8288). */
function parseNextCursor(link: string | null): string | null {
  const next = (link ?? '').split(/,(?=\s*<)/).find((part) => /;\s*rel="?next"?/i.test(part))
  const target = next && /<([^>]*)>/.exec(next)?.[1]
  return target ? new URL(target, 'http://this.site').searchParams.get('cursor') : null
}
