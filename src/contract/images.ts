/** Pictures of people and logos of organizations (security, uploads). */
import { defineEndpoint } from './endpoint.ts'
import { idParams } from './fields.ts'
import { z } from './zod.ts'

/** Where an image is read, or null without one. Its content never changes: another image has another address. */
export const imageUrl = z.string().nullable()

/** What both uploads and both removals answer. */
export const imageAnswer = z.object({ imageUrl })

/** What is refused of any file. */
export const uploadProblems = [
  'file_too_large',
  'not_an_image',
  'unreadable_image',
  'too_many_pixels',
  'too_many_files',
  'uploads_unavailable',
] as const

export const uploadAvatar = defineEndpoint({
  id: 'uploadAvatar',
  summary: 'Sets your picture: a JPEG, PNG or WebP of at most 5 MB, saved as a WebP without metadata.',
  method: 'PUT',
  path: '/api/account/avatar',
  access: 'signed-in',
  limit: 'uploads',
  file: true,
  response: imageAnswer,
  problems: uploadProblems,
})

export const removeAvatar = defineEndpoint({
  id: 'removeAvatar',
  summary: 'Removes your picture. Your initials replace it.',
  method: 'DELETE',
  path: '/api/account/avatar',
  access: 'signed-in',
  response: imageAnswer,
})

export const uploadLogo = defineEndpoint({
  id: 'uploadLogo',
  summary: "Sets an organization's logo, for its members. Same rules as for a person's picture.",
  method: 'PUT',
  path: '/api/organizations/:id/logo',
  access: 'signed-in',
  limit: 'uploads',
  params: idParams,
  file: true,
  response: imageAnswer,
  problems: ['organization_not_found', 'logo_not_yours', ...uploadProblems],
})

export const removeLogo = defineEndpoint({
  id: 'removeLogo',
  summary: "Removes an organization's logo, for its members.",
  method: 'DELETE',
  path: '/api/organizations/:id/logo',
  access: 'signed-in',
  params: idParams,
  response: imageAnswer,
  problems: ['organization_not_found', 'logo_not_yours'],
})
