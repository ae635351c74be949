/** Files sent with a message. */
import { z } from '#contract/zod.ts'

export const attachment = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Bytes. */
  size: z.number().int(),
  mimeType: z.enum(['image/webp', 'application/pdf']),
  /** The address of the file, for those who can read the conversation. */
  path: z.string(),
})
export type Attachment = z.infer<typeof attachment>
