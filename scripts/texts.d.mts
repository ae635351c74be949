/** See texts.mjs. */
export function listCatalogs(): { id: string; name: string; messages: object }[]
