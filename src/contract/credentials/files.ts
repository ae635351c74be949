/** The addresses on this site, beside its page, where a credential is published. */
export const credentialFiles = {
  /** The signed credential. */
  json: (id: string) => `/credentials/${id}.json`,
  /** A picture with the signed credential embedded. */
  svg: (id: string) => `/credentials/${id}.svg`,
  /** The issuer, with its public keys. */
  issuer: '/issuer.json',
  /** The list of revoked credentials. */
  status: (list: number) => `/status/${list}.json`,
}

/**
 * Where a credential's page names the version of the agreed scope: this fragment, with the number. Its signed evidence
 * has this address.
 */
export const scopeFragment = 'scope-'
