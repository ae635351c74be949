import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { signInByCall } from '#tests/support/calls/calls.ts'
import { expect, test } from '#tests/support/running/journey.ts'

/** A foreign site on this machine under both names: one is another site, the other only another origin. */
async function openAttackers(): Promise<{ origins: string[]; close: () => void }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end('<!doctype html><title>Win a prize</title><p>Hello</p>')
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    origins: [`http://127.0.0.1:${port}`, `http://localhost:${port}`],
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const calls = ['/api/login', '/api/register', '/api/logout', '/api/projects', '/api/applications']
const body = JSON.stringify({
  email: 'organization@example.org',
  password: 'lantern-bridge-42',
  title: 'Planted by another site',
})

/** Submits a form as the page would, and returns the status it led to. */
async function submit(page: Page, action: string, enctype: string): Promise<number> {
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.evaluate(
    ({ url, type, text }) => {
      const form = document.createElement('form')
      form.method = 'post'
      form.action = url
      form.enctype = type
      const field = document.createElement('input')
      // As plain text, the name and the value form one line, which can be JSON.
      field.name = `${text.slice(0, -1)},"x":"`
      field.value = '"}'
      form.append(field)
      document.body.append(form)
      form.submit()
    },
    { url: action, type: enctype, text: body },
  )
  const status = (await answered).status()
  // The navigation is complete: the next step starts from a loaded page.
  await page.waitForURL(action)
  return status
}

test('S9 a page of another site or another port cannot write anything, sign anyone in or sign anyone out', async ({
  browser,
  product,
}) => {
  const attackers = await openAttackers()
  // A separate browser, because an attacked page reports errors in its console.
  const context = await browser.newContext({ baseURL: product })
  const page = await context.newPage()
  await signInByCall(page, 'volunteer')
  const read = async (path: string) => {
    const response = await context.request.get(product + path)
    return [response.status(), await response.text()]
  }
  const state = async () =>
    Promise.all(['/api/user', '/api/my-applications', '/api/projects?search=Planted'].map(read))
  const before = await state()
  expect(before[0]?.[0]).toBe(200)
  const statuses: string[] = []
  page.on('response', (response) => {
    const request = response.request()
    if (request.method() !== 'POST') return
    statuses.push(`${request.method()} ${new URL(request.url()).pathname} ${response.status()}`)
  })

  for (const origin of attackers.origins) {
    for (const enctype of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data']) {
      for (const path of calls) {
        await page.goto(origin)
        expect([origin, enctype, path, await submit(page, product + path, enctype)]).toEqual([
          origin,
          enctype,
          path,
          403,
        ])
      }
    }
    await page.goto(origin)
    const seen = await page.evaluate(
      async ({ urls, text }) => {
        const results: string[] = []
        for (const url of urls) {
          const attempts: RequestInit[] = [
            { method: 'POST', mode: 'no-cors', credentials: 'include', body: text },
            { method: 'POST', mode: 'no-cors', credentials: 'include', body: new Blob([text]) },
            {
              method: 'POST',
              credentials: 'include',
              headers: { 'content-type': 'application/json' },
              body: text,
            },
            { method: 'PUT', credentials: 'include', body: text },
            { method: 'GET', credentials: 'include' },
          ]
          for (const init of attempts) {
            const answer = await fetch(url, init).then(
              (response) => `${response.type} ${response.status}`,
              () => 'blocked',
            )
            results.push(answer)
          }
          navigator.sendBeacon(url, text)
          const image = new Image()
          image.src = url
          await new Promise((resolve) => {
            image.onerror = resolve
            image.onload = resolve
          })
        }
        return [...new Set(results)]
      },
      { urls: calls.map((path) => product + path), text: body },
    )
    // No response arrives, not even the fact that there was one.
    expect(seen).toEqual(['blocked'])
  }
  // The other responses are hidden from the page and from Playwright.
  expect(statuses).toHaveLength(attackers.origins.length * 3 * calls.length)
  expect(statuses.filter((received) => !received.endsWith(' 403'))).toEqual([])
  expect(await state()).toEqual(before)
  await context.close()
  attackers.close()
})
