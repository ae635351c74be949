import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listDecisions, type OwnDecision } from '#contract/moderation/appeals.ts'
import { anOrganizer, aProject, ids } from '#tests/support/answers/answers.ts'
import { member } from '#tests/support/web/project-editor.tsx'
import { openScreen } from '#tests/support/web/screen.tsx'

const byEdit = /^If you change what we found, volunteers can see the project\./

/** The page of a project that is hidden for a finding, as a member sees it. */
function show() {
  let resolve: (found: OwnDecision[]) => void = () => undefined
  const decisions = new Promise<OwnDecision[]>((answer) => {
    resolve = answer
  })
  openScreen(`/project/${ids.project}`, {
    user: anOrganizer(),
    answer: async ({ path }) => {
      if (path === listDecisions.path) return { body: await decisions }
      if (path !== `/api/projects/${ids.project}`) return { body: [] }
      const evidence = 'Volunteers get a stipend.'
      const reviewFindings = [{ rule: 'S10' as const, field: 'description', evidence }]
      return {
        body: aProject({ visibility: 'held', isUnderReview: true, reviewFindings, viewer: member }),
      }
    },
  })
  return { resolve: (found: OwnDecision[]) => resolve(found) }
}

const held: OwnDecision = {
  key: 'audit-1',
  kind: 'project',
  decision: 'hold',
  name: 'Redesign the intake form',
  reason: 'We want to ask first.',
  rule: null,
  rules: [],
  at: '2026-11-20T12:00:00.000Z',
  projectId: ids.project,
  organizationId: ids.organization,
  appeal: null,
}

describe('the page of a hidden project', () => {
  it('says that an edit shows it again once it is known that no person holds it', async () => {
    const decisions = show()
    await screen.findByRole('heading', { level: 2, name: 'Under review' })
    expect(screen.queryByText(byEdit)).toBeNull()
    decisions.resolve([])
    expect(await screen.findByText(byEdit)).toBeTruthy()
  })

  it('never says so while a person holds it', async () => {
    const decisions = show()
    await screen.findByRole('heading', { level: 2, name: 'Under review' })
    decisions.resolve([held])
    await waitFor(() => expect(screen.getByText(/We want to ask first\./)).toBeTruthy())
    expect(screen.queryByText(byEdit)).toBeNull()
  })
})
