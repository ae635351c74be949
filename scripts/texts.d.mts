/** See texts.mjs. */
export interface ReadableCatalog {
  id: string
  name: string
  messages: object
  type: string
  handle: string
  keys: string[]
}
export function listCatalogs(): Pick<ReadableCatalog, 'id' | 'name' | 'messages'>[]
export function listReadable(): ReadableCatalog[]
