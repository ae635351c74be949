/** Files that people send: multipart/form-data, on the routes that ask for one and on no other. */
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { imageLimits } from '#contract/limits.ts'
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

/** The field that the file is sent in. */
const fieldName = 'file'

/**
 * The bytes of the request's one file, held in memory. What the sender calls it and says of its type is not looked at. Throws
 * `unsupported_media_type`, `file_too_large`, `body_too_large` (too many parts), `unreadable_body` or `invalid` (no file).
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
    // Too much of something; all else that the parser says is of a form that is none.
    if (error instanceof Error && 'statusCode' in error && error.statusCode === 413) throw error
    throw new Problem('unreadable_body')
  }
  if (!file) throw new Problem('invalid', [{ path: fieldName, message: 'Required' }])
  return file
}
