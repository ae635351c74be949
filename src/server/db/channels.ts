/** PostgreSQL notification channels with several listeners. */

/** A trigger sends the id of each changed project on commit; an empty text if all of them may have changed. */
export const projectsChannel = 'projects'

/** Payloads that change nothing: a process sends them to itself to know that earlier ones have arrived. */
const echoPrefix = 'echo '
export const makeEcho = (id: string): string => `${echoPrefix}${id}`
export const isEcho = (payload: string): boolean => payload.startsWith(echoPrefix)

/** A trigger notifies all processes when the settings of the site change. */
export const siteChannel = 'site'
