/** Deleting an account: what would happen, the request, and keeping the account within thirty days (decision A31). */
import { done } from './accounts.ts'
import { helpForm } from './help.ts'
import { linkToken } from './settings.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { idParams, isoTimestamp } from '#contract/fields.ts'
import { z } from '#contract/zod.ts'
import { credentialChoices, deletionRefusals } from '#domain/accounts/deletion.ts'

const named = z.object({ id: z.uuid(), name: z.string() })

export const deletionPreview = z.object({
  /** When the account will be deleted; null if no one asked for that. */
  dueAt: isoTimestamp.nullable(),
  /** When it would be deleted if it were requested now. */
  dueAtIfRequested: isoTimestamp,
  /** Why it can't be deleted now; null if it can. */
  refusal: z.enum(deletionRefusals).nullable(),
  /** Applications and accepted work that would end. */
  openApplications: z.array(z.object({ id: z.uuid(), projectTitle: z.string(), isAccepted: z.boolean() })),
  /** Organizations that need another owner first. */
  needOwner: z.array(named),
  /**
   * Organizations that would close, with how many of their projects are not over and would be canceled, and how many of
   * these would be paused until then. Pages of the release before show the second number, and its servers send only that.
   */
  closing: z.array(named.extend({ projects: z.int(), openProjects: z.int() })),
  /** How many valid credentials the person holds. */
  credentials: z.int(),
  hasSecondFactor: z.boolean(),
})
export type DeletionPreview = z.infer<typeof deletionPreview>

export const deletionForm = z.object({
  /** Whether issued credentials stay valid. */
  credentials: z.enum(credentialChoices),
  /** A code from the authenticator app or a recovery code, for people with two-step sign-in. */
  code: z.string().trim().max(100).optional(),
})

const refusals = deletionRefusals

export const getDeletion = defineEndpoint({
  id: 'getDeletion',
  summary:
    'What deleting your account would end, whether you can, and when it will be deleted if you asked for it.',
  method: 'GET',
  path: '/api/account/deletion',
  access: 'signed-in',
  whileLeaving: true,
  response: deletionPreview,
})

export const requestDeletion = defineEndpoint({
  id: 'requestDeletion',
  summary:
    'Asks to delete your account in 30 days: hides you immediately, withdraws open applications and ends all other sessions.',
  method: 'POST',
  path: '/api/account/deletion',
  access: 'signed-in',
  needsFreshPassword: true,
  limit: 'sign-in',
  body: deletionForm,
  response: z.object({ dueAt: isoTimestamp }),
  problems: [...refusals, 'wrong_code'],
})

export const cancelDeletion = defineEndpoint({
  id: 'cancelDeletion',
  summary: 'Keeps your account after all, and shows you to others again.',
  method: 'DELETE',
  path: '/api/account/deletion',
  access: 'signed-in',
  whileLeaving: true,
  response: done,
  problems: ['not_leaving'],
})

export const cancelDeletionByLink = defineEndpoint({
  id: 'cancelDeletionByLink',
  summary: 'Keeps an account with the link from the email about its deletion, once.',
  method: 'POST',
  path: '/api/account/deletion/keep',
  access: 'public',
  body: linkToken,
  response: done,
  problems: ['link_expired'],
})

/** Why, and what happens to the credentials, as the person wrote. */
export const deletionForPerson = helpForm.extend({ credentials: z.enum(credentialChoices).default('keep') })

const adminAction = {
  method: 'POST',
  access: 'admin',
  params: idParams,
  response: z.object({ message: z.string() }),
} as const

export const getDeletionFor = defineEndpoint({
  id: 'getDeletionFor',
  summary:
    'What deleting the account of a person would end, and which organizations need another owner first.',
  method: 'GET',
  path: '/api/admin/people/:id/deletion',
  access: 'admin',
  params: idParams,
  response: z.object({
    /** Applications and accepted work that would end. */
    openApplications: z.object({ pending: z.int(), accepted: z.int() }),
    /**
     * Organizations that need another owner first, with the members who can become one; `isOwnCase`: the reader belongs or
     * belonged to it, so another administrator makes one.
     */
    needOwner: z.array(named.extend({ members: z.array(named), isOwnCase: z.boolean() })),
    /** Organizations that would close, with their projects that are not over, which would be canceled. */
    closing: z.array(
      named.extend({
        /** How many people applied or take part. */
        projects: z.array(z.object({ id: z.uuid(), title: z.string(), people: z.int() })),
      }),
    ),
    /** How many valid credentials the person holds. */
    credentials: z.int(),
  }),
  problems: ['person_not_found'],
})

export const requestDeletionFor = defineEndpoint({
  ...adminAction,
  id: 'requestDeletionFor',
  summary:
    'Asks to delete the account of a person who wrote in, and emails them a link with which they can keep it for 30 days.',
  path: '/api/admin/people/:id/delete-account',
  body: deletionForPerson,
  problems: ['person_not_found', 'own_case', 'person_is_administrator', ...refusals],
})

export const cancelDeletionFor = defineEndpoint({
  ...adminAction,
  id: 'cancelDeletionFor',
  summary: 'Keeps the account of a person who is leaving and wrote in, within the 30 days, and emails them.',
  path: '/api/admin/people/:id/keep-account',
  body: helpForm,
  problems: ['person_not_found', 'own_case', 'not_leaving'],
})

export const deletionEndpoints = [
  getDeletion,
  requestDeletion,
  cancelDeletion,
  cancelDeletionByLink,
  getDeletionFor,
  requestDeletionFor,
  cancelDeletionFor,
] as const
