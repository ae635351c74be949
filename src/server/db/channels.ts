/** Channels of PostgreSQL's notifications that several parts listen to. */

/** A trigger sends the id of each project that changed when it is committed; an empty text where all may have. */
export const projectsChannel = 'projects'
