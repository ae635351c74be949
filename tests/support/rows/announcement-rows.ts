/** The access table's rows about announcements: only members of the project's organization. */
import { randomUUID } from 'node:crypto'
import { all, noAccount, type Row } from './access-rows.ts'

const members = (status: number): Row['answers'] => ({
  ...all(404),
  ...noAccount,
  volunteer: 403,
  'other volunteer': 403,
  admin: 403,
  owner: status,
})

export const announcementRows: readonly Row[] = [
  {
    route: 'GET /api/projects/:id/announcement-options',
    ask: ({ project }) => ({ path: `/api/projects/${project}/announcement-options` }),
    answers: members(200),
  },
  {
    route: 'POST /api/projects/:id/announcements',
    about: 'to someone who has completed their work',
    ask: ({ completedProject }) => ({
      path: `/api/projects/${completedProject}/announcements`,
      body: { id: randomUUID(), content: 'Come to the party.', includesCompleted: true },
    }),
    answers: members(201),
  },
  {
    route: 'GET /api/projects/:id/announcements',
    ask: ({ project }) => ({ path: `/api/projects/${project}/announcements` }),
    answers: members(200),
  },
]
