/** Texts of the page on which a credential is checked (decision B11). */
import type { CredentialCheck, CredentialKind, CredentialState } from '#domain/credentials.ts'

export const credentialsTexts = {
  title: (name: string, holder: string) => `${name}: credential of ${holder}`,
  description: (holder: string, issuer: string) =>
    `What ${holder} did, signed by ${issuer}, with the result of checking it now.`,
  kinds: { badge: 'Badge', work: 'Completed project' } satisfies Record<CredentialKind, string>,
  verdict: 'Result of the check',
  states: {
    valid: {
      title: 'This credential is valid',
      text: 'It was checked just now: every word is as it was signed.',
    },
    revoked: {
      title: 'This credential was revoked',
      text: 'It is genuine, but it counts no more.',
    },
    forged: {
      title: 'Do not trust this credential',
      text: 'What stands here is not what was signed. Take none of it for true.',
    },
  } satisfies Record<CredentialState, { title: string; text: string }>,
  revokedOn: 'Revoked on',
  reason: 'Reason',
  givenTo: 'Given to',
  own: 'This is yours.',
  issuedBy: 'Issued by',
  picture: (name: string) => `Picture of the credential “${name}”`,
  facts: {
    organization: 'Organization',
    hours: 'Confirmed hours',
    countHours: (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`),
    period: 'Worked',
    periodOf: (start: string, end: string) => (start === end ? start : `${start} to ${end}`),
    earned: 'Earned',
    signed: 'Signed',
  },
  criteria: 'What it took',
  evidence: 'What it rests on',
  checks: {
    heading: 'What was checked',
    at: 'Checked',
    passed: 'Passed:',
    failed: 'Failed:',
    names: {
      signature: {
        passed: 'Every word is as it was signed.',
        failed: 'The words were changed after they were signed.',
      },
      issuer: {
        passed: 'The key that signed it is one of this site.',
        failed: 'The key that signed it is none of this site, or it was signed for another credential.',
      },
      status: {
        passed: 'It has not been revoked.',
        failed: 'It was revoked.',
      },
    } satisfies Record<CredentialCheck, { passed: string; failed: string }>,
  },
  keep: {
    heading: 'Keep and share',
    text: 'Whoever has the link can check this credential, with no account. The files carry its signature with them.',
    link: 'Copy link',
    copied: 'The link was copied',
    notCopied: 'The link could not be copied. It stands in the address bar.',
    json: 'Download as JSON',
    svg: 'Download as picture (SVG)',
  },
  elsewhere: {
    heading: 'Check it elsewhere',
    intro: 'This is an Open Badge 3.0, a W3C Verifiable Credential. Nobody has to take our word for it:',
    steps: [
      'Download it as JSON, or as the picture, which carries the same.',
      'Give the file to any checker of Open Badges 3.0 or Verifiable Credentials that knows the signature eddsa-rdfc-2022.',
      'It reads our public keys and the list of what was revoked by itself, at the addresses below.',
    ],
    keys: 'Public keys',
    document: 'Signed credential',
    name: 'The file names no person. It holds a fingerprint of the name and, where it was verified, of the e-mail address, which a checker compares with what the holder says.',
  },
  missing: {
    title: 'Credential Not Found',
    text: 'There is no credential at this address. Whoever gave it to you may have cut the link short, or their account is gone.',
    action: 'Home',
  },
  failed: 'The credential could not be loaded',
  revoke: {
    action: 'Revoke credential',
    title: 'Revoke this credential?',
    text: 'It counts no more, here and wherever it is checked, and this cannot be undone. The holder is told.',
    reason: 'Reason, for the holder and whoever checks it',
    done: 'The credential was revoked',
    failed: 'The credential could not be revoked',
  },
}
