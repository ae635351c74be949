/** The screen that visitors browse projects on, in tests. */
import { aCard } from '#tests/support/answers/answers.ts'
import { noFacets } from '#tests/support/answers/browse-answers.ts'
import { openScreen, type Answer } from './screen.tsx'

/** Projects of a page, each with its own id and title. */
export const cards = (count: number, page = 0) =>
  Array.from({ length: count }, (_, index) => {
    const number = String(page * 100 + index).padStart(12, '0')
    return aCard({ id: `11111111-1111-4111-8111-${number}`, title: `Project ${page}.${index}` })
  })

/** Answers with all of so many projects. */
export const found =
  (count: number): Answer =>
  () => ({ body: cards(count), headers: { 'x-total-count': String(count) } })

/** Opens the screen for a visitor. */
export const openBrowsing = (url: string, answer: Answer = found(2), facets = noFacets) =>
  openScreen(url, {
    user: null,
    answer: (sent) => (sent.path === '/api/projects/facets' ? { body: facets } : answer(sent)),
  })

/** What the address says. */
export const searchOf = () => Object.fromEntries(new URLSearchParams(window.location.search))
