/** What is told of verification, by the server's answers, the interface and the letters, in English. */
import type { VerificationReason } from '#domain/register.ts'

/** Why a mark is not there (yet), each a sentence. */
export const verificationReasonTexts: Record<VerificationReason, string> = {
  register_not_loaded: 'The public register is not loaded here, so a person has to look.',
  not_found: 'The EIN is not in the public register.',
  name_differs: 'The register has another name for this EIN.',
  branch_not_named:
    'The register has this EIN for a local branch. Add the branch to the name, such as “Post 71” or the town.',
  name_not_allowed: 'The name holds characters that could mislead, so a person has to look.',
  status_not_active: 'The register gives a status that a person has to look at.',
  revoked: 'The register says that the exemption was revoked.',
  reinstated_not_listed: 'The exemption was reinstated, but Publication 78 does not list the organization.',
  held_by_another: 'Another verified organization here has this EIN.',
  held_back: 'An administrator decided before, so an administrator looks again.',
  profile_changed: 'The name or the EIN was changed since the organization was verified.',
}

export const verificationTexts = {
  verified: {
    title: 'Organization Verified Successfully! ✅',
    message:
      'EIN validated, organization details confirmed. You can now create projects and access organization features.',
  },
  pending: {
    title: 'Verification request received',
    message: 'Review typically takes 3-5 business days.',
  },
  none: {
    title: 'Not verified yet',
    message: 'Send the verification form to be checked by the public register.',
  },
  suspended: {
    title: 'Verification suspended',
    message: 'Send the verification form again once this is put right, and it is checked anew.',
  },
  declined: {
    title: 'Verification declined',
    message: 'Send the verification form again once this is put right, and it is checked anew.',
  },
} as const
