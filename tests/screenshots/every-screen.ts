/** Takes pictures of every screen at each width in both themes. */
import path from 'node:path'
import type { Page } from '@playwright/test'
import { test } from '#tests/support/running/journey.ts'
import { waitUntilLoaded } from '#tests/support/running/loaded.ts'
import { screens } from '#tests/support/rows/screens.ts'

type Reader = keyof typeof screens

const widths = [390, 768, 1280]
const themes = ['light', 'dark'] as const

/** Something that a list returns. */
type Item = { id: string } & Partial<Record<'project' | 'volunteer' | 'organization', { id: string }>>

/** Screens of items, by the call that lists them; of its first ones. */
const itemScreens: Partial<Record<Reader, Readonly<Record<string, (first: Item, all: Item[]) => string[]>>>> =
  {
    organization: {
      '/api/applicants?limit=2': (first, all) => [
        `/applications?tab=received&application=${first.id}`,
        `/applications/compare?ids=${all.map(({ id }) => id).join(',')}`,
        `/projects/${first.project?.id}/edit`,
        `/project/${first.project?.id}`,
        `/volunteers/${first.volunteer?.id}`,
        `/organizations/${first.organization?.id}/impact`,
      ],
      '/api/applicants?limit=1&show=accepted': ({ id }) => [`/applications/${id}/scope`],
      '/api/conversations': ({ id }) => [`/messages?conversation=${id}`],
    },
    volunteer: {
      '/api/my-applications': ({ id }) => [`/applications?tab=mine&application=${id}`],
      '/api/project-matches': ({ id }) => [`/project-matching?open=${id}`, `/projects/${id}?apply=true`],
      '/api/conversations': ({ id }) => [`/messages?conversation=${id}`],
    },
    admin: {
      '/api/admin/people': ({ id }) => [`/admin/people/${id}`],
      '/api/admin/organizations': ({ id }) => [`/admin/organizations/${id}`],
      '/api/admin/verifications': ({ id }) => [`/admin/verification/${id}`],
      '/api/admin/perks': ({ id }) => [`/admin/perks/${id}`],
    },
  }

/** Forms and dialogs, which have journeys of their own, and the pages of the newest items. */
async function listFurther(page: Page, reader: Reader): Promise<string[]> {
  const [project] = await (await page.request.get('/api/projects')).json()
  const pages = project ? [`/project/${project.id}`, `/organizations/${project.organizationId}`] : []
  for (const [call, screensOf] of Object.entries(itemScreens[reader] ?? {})) {
    const items: Item[] = await (await page.request.get(call)).json()
    const [first] = items
    if (first) pages.push(...screensOf(first, items))
  }
  if (reader === 'visitor') return ['/', ...pages]
  if (reader === 'organization') return ['/', '/create-project', ...pages]
  return reader === 'volunteer' ? ['/', '/browse', '/browse?view=list', ...pages] : pages
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
