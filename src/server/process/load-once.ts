/**
 * Loads something with the first call, for all. After a failure, the next call tries again. That does not help where `import`
 * could not read a module: Node.js fails the same way again until a restart. `require` of a file's path does not.
 */
export function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    }))
}
