/** Lists that come in pages, with the next page in a header. */
import type { Client } from '#tests/support/running/server.ts'

/** One page of a list: the IDs, the path of the next page, and the total as text. */
export async function fetchPage(client: Client, path: string) {
  const { status, headers, body } = await client.get(path)
  if (status !== 200) throw new Error(`expected a page, but was answered ${status}: ${JSON.stringify(body)}`)
  const link = headers.get('link')
  const next = /^<(\/[^>]+)>; rel="next"$/.exec(link ?? '')?.[1] ?? null
  if (next === null && link !== null) throw new Error(`not a link to the next page: ${link}`)
  const ids: string[] = body.map(({ id }: { id: string }) => id)
  return { ids, next, total: headers.get('x-total-count') }
}

/** The IDs of each page, starting from a path. `between` runs after each page. */
export async function fetchPages(
  client: Client,
  first: string,
  between = async () => {},
): Promise<string[][]> {
  const pages: string[][] = []
  for (let next: string | null = first; next !== null;) {
    const page = await fetchPage(client, next)
    pages.push(page.ids)
    next = page.next
    await between()
  }
  return pages
}
