/** Texts of the page that checks a credential (decision B11). */
import type { CredentialCheck, CredentialKind, CredentialState } from '#domain/credentials/credentials.ts'

export const credentialsTexts = {
  title: (name: string, holder: string) => `${name}: ${holder}’s credential`,
  description: (holder: string, issuer: string) =>
    `See what ${holder} achieved, signed by ${issuer}, and verify it.`,
  kinds: { badge: 'Badge', work: 'Completed project' } satisfies Record<CredentialKind, string>,
  verdict: 'Verification result',
  states: {
    valid: {
      title: 'This credential is valid',
      text: 'We just checked it. Nothing has changed since it was signed.',
    },
    revoked: {
      title: 'This credential was revoked',
      text: 'It’s genuine, but no longer valid.',
    },
    forged: {
      title: 'Do not trust this credential',
      text: 'Its contents have changed since it was signed. Don’t rely on them.',
    },
  } satisfies Record<CredentialState, { title: string; text: string }>,
  revokedOn: 'Revoked on',
  reason: 'Reason',
  givenTo: 'Awarded to',
  own: 'This is your credential.',
  issuedBy: 'Issued by',
  picture: (name: string) => `Image of the credential “${name}”`,
  facts: {
    organization: 'Organization',
    hours: 'Confirmed hours',
    countHours: (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`),
    period: 'Dates',
    periodOf: (start: string, end: string) => (start === end ? start : `${start} to ${end}`),
    earned: 'Earned',
    signed: 'Signed',
  },
  criteria: 'Criteria',
  evidence: 'Evidence',
  checks: {
    heading: 'Checks',
    at: 'Checked',
    passed: 'Passed:',
    failed: 'Failed:',
    names: {
      signature: {
        passed: 'Nothing has changed since it was signed.',
        failed: 'The contents changed after it was signed.',
      },
      issuer: {
        passed: 'One of this site’s keys signed it.',
        failed: 'This site didn’t sign it, or the signature belongs to another credential.',
      },
      status: {
        passed: 'It hasn’t been revoked.',
        failed: 'It was revoked.',
      },
    } satisfies Record<CredentialCheck, { passed: string; failed: string }>,
  },
  keep: {
    heading: 'Save and share',
    text: 'Anyone with the link can verify this credential without an account. The files include its signature.',
    link: 'Copy link',
    copied: 'Link copied',
    notCopied: 'Couldn’t copy the link. Copy it from the address bar.',
    json: 'Download as JSON',
    svg: 'Download as image (SVG)',
  },
  elsewhere: {
    heading: 'Verify it elsewhere',
    intro: 'This is an Open Badge 3.0, a W3C Verifiable Credential. You can verify it without us:',
    steps: [
      'Download the JSON file or the image. Both contain the same data.',
      'Upload the file to any Open Badges 3.0 or Verifiable Credentials verifier that supports eddsa-rdfc-2022 signatures.',
      'The verifier reads our public keys and revocation list at the addresses below.',
    ],
    keys: 'Public keys',
    document: 'Signed credential',
    name: 'The file doesn’t include your name or email. It includes fingerprints of your name and verified email. A verifier compares them with what you provide.',
  },
  missing: {
    title: 'Credential not found',
    text: 'There’s no credential at this address. The link may be incomplete, or the account was deleted.',
    action: 'Home',
  },
  failed: 'Couldn’t load the credential',
  revoke: {
    action: 'Revoke credential',
    title: 'Revoke this credential?',
    text: 'It will no longer be valid anywhere, and you can’t undo this. We’ll notify the holder.',
    reason: 'Reason, shown to the holder and anyone who verifies it',
    done: 'Credential revoked',
    failed: 'Couldn’t revoke the credential',
  },
}
