/** Notifications of projects that take applications again. */
import { defineEndpoint } from '#contract/endpoint.ts'
import { idParams, isoTimestamp, pageQuery } from '#contract/fields.ts'
import { projectCard } from './projects.ts'
import { z } from '#contract/zod.ts'

const alertStatus = z.object({ hasReopenAlert: z.boolean() })

const awaitedProject = projectCard.extend({ askedAt: isoTimestamp })
export type AwaitedProject = z.infer<typeof awaitedProject>

export const listReopenAlerts = defineEndpoint({
  id: 'listReopenAlerts',
  summary:
    'The projects that you asked to be notified about when they take applications again, latest first.',
  method: 'GET',
  path: '/api/reopen-alerts',
  access: 'signed-in',
  query: pageQuery,
  response: z.array(awaitedProject),
  paged: true,
  problems: ['bad_cursor'],
})

export const addReopenAlert = defineEndpoint({
  id: 'addReopenAlert',
  summary:
    'Notifies you once when a paused or full project takes applications again. Repeating it changes nothing.',
  method: 'PUT',
  path: '/api/projects/:id/reopen-alert',
  access: 'volunteer',
  forbidden: 'volunteers_only',
  params: idParams,
  response: alertStatus,
  problems: [
    'project_not_found',
    'gone',
    'own_project',
    'already_applied',
    'cannot_apply_again',
    'takes_applications',
    'will_not_reopen',
  ],
})

export const removeReopenAlert = defineEndpoint({
  id: 'removeReopenAlert',
  summary: 'Takes that back. Repeating it changes nothing.',
  method: 'DELETE',
  path: '/api/projects/:id/reopen-alert',
  access: 'signed-in',
  params: idParams,
  response: alertStatus,
  problems: ['project_not_found'],
})

export const reopeningEndpoints = [listReopenAlerts, addReopenAlert, removeReopenAlert] as const
