/** Takes pictures of every screen at each width in both themes. */
import path from 'node:path'
import type { Page } from '@playwright/test'
import { test } from '#tests/support/running/journey.ts'
import { waitUntilLoaded } from '#tests/support/running/loaded.ts'
import { screens } from '#tests/support/rows/screens.ts'

type Reader = keyof typeof screens

const widths = [390, 768, 1280]
const themes = ['light', 'dark'] as const

/** Forms and dialogs, which have journeys of their own, and the page of the newest project. */
async function listFurther(page: Page, reader: Reader): Promise<string[]> {
  const [project] = await (await page.request.get('/api/projects')).json()
  const pages = project ? [`/project/${project.id}`, `/organizations/${project.organizationId}`] : []
  if (reader === 'visitor') return ['/', ...pages]
  if (reader === 'organization') return ['/', '/create-project', ...pages]
  return reader === 'volunteer' ? ['/', '/browse', '/browse?view=list', ...pages] : []
}

const nameOf = (address: string) =>
  address.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id').replaceAll(/[^\w=&-]+/g, '_') || '_'

async function shoot(page: Page, folder: string, address: string): Promise<void> {
  await page.goto(address)
  await waitUntilLoaded(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme })
      const file = path.join(folder, nameOf(address), `${width}-${colorScheme}.png`)
      await page.screenshot({ path: file, fullPage: true, animations: 'disabled' })
    }
  }
}

export type State = {
  /** The name of the folder. */
  name: 'empty' | 'full' | 'long' | 'pseudo'
  /** Signs the page in, and changes the data first if the state asks for it. */
  prepare: (page: Page, reader: Exclude<Reader, 'visitor'>, dataFolder: string) => Promise<unknown>
}

/** One run per kind of reader; the pictures go to the folder that SCREENSHOTS names. */
export function shootEveryScreen({ name, prepare }: State): void {
  const folder = process.env['SCREENSHOTS'] ?? 'screenshots'
  test.use({ refusals: [404] })
  for (const [reader, addresses] of Object.entries(screens)) {
    test(`${name}: every screen for a ${reader}`, async ({ page, dataFolder }) => {
      if (reader === 'volunteer' || reader === 'organization' || reader === 'admin') {
        await prepare(page, reader, dataFolder)
        for (const address of [...(await listFurther(page, reader)), ...addresses]) {
          await shoot(page, path.join(folder, name, reader), address)
        }
        return
      }
      for (const address of [...(await listFurther(page, 'visitor')), ...addresses]) {
        await shoot(page, path.join(folder, name, reader), address)
      }
    })
  }
}
