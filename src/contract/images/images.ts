/** Pictures of people and logos of organizations (see docs/security.md, uploads). */
import { defineEndpoint } from '#contract/endpoint.ts'
import { idParams } from '#contract/fields.ts'
import { z } from '#contract/zod.ts'

/** The address of an image, or null without one. Its content never changes: a new image gets a new address. */
export const imageUrl = z.string().nullable()

/** The response of both uploads and both removals. */
export const imageResponse = z.object({ imageUrl })

/** The problems that any uploaded file can cause. */
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
  response: imageResponse,
  problems: uploadProblems,
})

export const removeAvatar = defineEndpoint({
  id: 'removeAvatar',
  summary: 'Removes your picture. Your initials replace it.',
  method: 'DELETE',
  path: '/api/account/avatar',
  access: 'signed-in',
  response: imageResponse,
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
  response: imageResponse,
  problems: ['organization_not_found', 'logo_not_yours', ...uploadProblems],
})

export const removeLogo = defineEndpoint({
  id: 'removeLogo',
  summary: "Removes an organization's logo, for its members.",
  method: 'DELETE',
  path: '/api/organizations/:id/logo',
  access: 'signed-in',
  params: idParams,
  response: imageResponse,
  problems: ['organization_not_found', 'logo_not_yours'],
})

export const imageEndpoints = [uploadAvatar, removeAvatar, uploadLogo, removeLogo] as const
