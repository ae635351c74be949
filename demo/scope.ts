/** What a demo project says about its scope besides its texts. */
import type { DemoProject } from './shapes.ts'

export function scopeOf({ contactName, definitionOfDone, milestones, requirements }: DemoProject) {
  // Someone who says when the work is done has used the form that asks for confirmations, too.
  const confirmsNoPaidPost = definitionOfDone !== undefined
  return {
    contactName,
    definitionOfDone,
    milestones: milestones?.map((milestone) => ({ ...milestone, dueDate: null })),
    confirmsNoPaidPost,
    confirmsLicense: confirmsNoPaidPost && /attorney/i.test(requirements),
  }
}
