/** PostgreSQL notification channels with several listeners. */

/** A trigger sends the id of each changed project on commit; an empty text if all of them may have changed. */
export const projectsChannel = 'projects'

/** A trigger notifies all processes when the settings of the site change. */
export const siteChannel = 'site'
