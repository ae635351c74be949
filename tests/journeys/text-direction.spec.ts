import { register, callAsPage, publishProject } from '#tests/support/calls/calls.ts'
import { expect, test } from '#tests/support/running/journey.ts'

test('each line of a text has its own direction, and a name does not reorder the text around it', async ({
  page,
}) => {
  await register(page, { type: 'Organization', firstName: 'Ruth' })
  const id = await publishProject(page, {
    organizationName: 'בית (1)',
    title: 'Read letters aloud',
    cause: 'Education',
    skill: 'Research',
    places: 1,
  })
  const hebrew = 'אנחנו קוראים מכתבים.'
  const description = `We read letters to people who cannot read them themselves.\n${hebrew}`
  await callAsPage(page, `PATCH /api/projects/${id}`, { description })
  await page.goto(`/project/${id}`)
  const text = page.locator('.whitespace-pre-line', { hasText: hebrew }).first()
  await expect(text).toBeVisible()
  const places = await text.evaluate((element, line) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const rectOf = (words: string) => {
      for (walker.currentNode = element; walker.nextNode();) {
        const at = walker.currentNode.textContent?.indexOf(words) ?? -1
        if (at < 0) continue
        const range = document.createRange()
        range.setStart(walker.currentNode, at)
        range.setEnd(walker.currentNode, at + words.length)
        return range.getBoundingClientRect()
      }
      throw new Error(`${words} is not there`)
    }
    const box = element.getBoundingClientRect()
    return {
      english: rectOf('We read').left - box.left,
      hebrew: box.right - rectOf(line).right,
      isolates: [...document.querySelectorAll('main a')].map((link) => getComputedStyle(link).unicodeBidi),
    }
  }, hebrew)
  expect(places.english).toBeLessThan(2)
  expect(places.hebrew).toBeLessThan(2)
  expect(new Set(places.isolates)).toEqual(new Set(['isolate']))
})
