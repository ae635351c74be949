import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Project } from '#contract/projects/projects.ts'
import { aProject, aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { openScreen } from '#tests/support/web/screen.tsx'

const show = (overrides: Partial<Project>) =>
  openScreen(`/project/${ids.project}`, {
    user: aVolunteer(),
    answer: () => ({ body: aProject(overrides) }),
  })

describe('a project page', () => {
  it('says in which language it is written if that is not the reader’s, and marks its texts for screen readers', async () => {
    show({ title: 'Rediseñar el formulario', language: 'es' })
    const title = await screen.findByRole('heading', { level: 1 })
    expect([title.lang, title.dir]).toEqual(['es', 'auto'])
    expect(screen.getByText('Written in Spanish')).toBeTruthy()
    expect(screen.getByText(/^The form has forty fields/).lang).toBe('es')
  })

  it.each(['en', null])('says nothing about the language %s', async (language) => {
    show({ language })
    const title = await screen.findByRole('heading', { level: 1 })
    expect(title.lang).toBe(language ?? '')
    expect(screen.queryByText(/^Written in/)).toBeNull()
  })
})
