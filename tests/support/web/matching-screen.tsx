/** /project-matching as a volunteer sees it, and functions that find its parts. */
import { screen, within } from '@testing-library/react'
import type { ProjectMatch } from '#contract/matching/matching.ts'
import { aVolunteer } from '#tests/support/answers/answers.ts'
import { aMatch, someInsights, theWeights } from '#tests/support/answers/matching-answers.ts'
import { openScreen, type Answer } from './screen.tsx'

export const address = '/project-matching'
export const idOf = (index: number) => `00000000-0000-4000-8000-00000000000${index}`

/** One project matches by its skills, the other by its causes. */
const bySkills = aMatch({ id: idOf(1), title: 'A map of wells' }, { skills: 1, causes: 0 })
const byCauses = aMatch({ id: idOf(2), title: 'Letters to patients' }, { skills: 0, causes: 1 })

type World = { matches?: readonly ProjectMatch[]; weights?: object; others?: Answer }

export function answering({ matches = [bySkills, byCauses], weights = theWeights(), others }: World): Answer {
  return (sent) => {
    if (others && !(sent.method === 'GET' && sent.path === '/api/project-matches')) {
      const matchResponse = others(sent)
      if (!('body' in matchResponse) || matchResponse.body !== null) return matchResponse
    }
    if (sent.path === '/api/project-matches') return { body: matches }
    if (sent.path === '/api/matching-weights') return { body: sent.body ?? weights }
    if (sent.path === '/api/matching-insights') return { body: someInsights() }
    if (sent.path === '/api/projects/trending-skills') return { body: { skills: ['Legal', 'Data Analysis'] } }
    return { body: [] }
  }
}

export async function showMatching(world: World = {}, url = address) {
  const opened = openScreen(url, { user: aVolunteer(), answer: answering(world) })
  await screen.findByRole('tablist', { name: 'Project matching' })
  return opened
}
export const cards = async () =>
  within(await screen.findByRole('list', { name: 'Smart Recommendations' })).getAllByRole('article')
export const titles = async () =>
  (await cards()).map((card) => within(card).getByRole('heading', { level: 2 }).textContent)
