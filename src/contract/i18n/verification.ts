/** Texts about verification in the server's answers, the interface and emails, in English. */
import type { VerificationReason } from '#domain/verification/register.ts'

/** Why an organization is not verified (yet), each a sentence. */
export const verificationReasonTexts: Record<VerificationReason, string> = {
  register_not_loaded: 'The public register is not available here, so an administrator reviews your request.',
  not_found: 'The EIN is not in the public register.',
  name_differs: 'The register has a different name for this EIN.',
  branch_not_named:
    'The register has this EIN for a local branch. Add the branch to the name, for example “Post 71” or the town.',
  name_not_allowed: 'The name has characters that could mislead, so an administrator reviews your request.',
  status_not_active: 'The register shows a status that an administrator needs to review.',
  revoked: 'The register shows that the tax exemption was revoked.',
  reinstated_not_listed:
    'The tax exemption was reinstated, but Publication 78 does not list the organization.',
  held_by_another: 'Another verified organization here already uses this EIN.',
  held_back: 'An administrator decided earlier, so an administrator reviews it again.',
  profile_changed: 'The name or EIN changed after the organization was verified.',
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
    message: 'Submit the verification form and we check it against the public register.',
  },
  suspended: {
    title: 'Verification suspended',
    message: 'Once you fix this, submit the verification form again.',
  },
  declined: {
    title: 'Verification declined',
    message: 'Once you fix this, submit the verification form again.',
  },
} as const
