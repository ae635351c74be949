/** Uploads: multipart/form-data, only on routes that take a file. */
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { imageLimits } from '#contract/limits.ts'
import { fieldText } from '#contract/field-texts.ts'
import { Problem } from './problem.ts'

const limits = {
  files: 1,
  fileSize: imageLimits.bytes,
  fields: 5,
  parts: 6,
  fieldSize: 1000,
  headerPairs: 20,
}

/** Registers routes that take a file and no other kind of body. */
export async function acceptFiles(
  app: FastifyInstance,
  register: (scope: FastifyInstance) => void,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    await scope.register(multipart, { limits })
    register(scope)
  })
}

/** The field that contains the file. */
const fieldName = 'file'

/**
 * The bytes of the request's one file, held in memory. Ignores the name and type that the sender gives. Throws
 * `unsupported_media_type`, `file_too_large`, `body_too_large` (too many parts), `unreadable_body` or `invalid` (no
 * file).
 */
export async function readUploadedFile(request: FastifyRequest): Promise<Uint8Array> {
  if (!request.isMultipart()) throw new Problem('unsupported_media_type')
  let file: Buffer | undefined
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue
      const bytes = await part.toBuffer()
      if (part.fieldname === fieldName) file = bytes
    }
  } catch (error) {
    // Something exceeds a limit; every other error of the parser means a malformed form.
    if (error instanceof Error && 'statusCode' in error && error.statusCode === 413) throw error
    throw new Problem('unreadable_body')
  }
  if (!file) throw new Problem('invalid', [{ path: fieldName, message: fieldText('general.required') }])
  return file
}
