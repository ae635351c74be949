import { expect, type Page } from '@playwright/test'

/**
 * The link in the newest email to an address, from the outbox of a product without a mail server; waits until it is
 * written.
 */
export async function findEmailLink(page: Page, to: string, subject: string): Promise<string> {
  let link = ''
  await expect
    .poll(
      async () => {
        const outbox = await (await page.request.get('/dev/outbox')).text()
        const email = outbox
          .split('<article')
          .find((each) => each.includes(`<h2>${subject}</h2>`) && each.includes(`<p>To ${to},`))
        link = /<a href="([^"]+)"/.exec(email ?? '')?.[1] ?? ''
        return link
      },
      { message: `a letter to ${to}: ${subject}` },
    )
    .not.toBe('')
  return link
}
