/** The topics of the help pages, each by the last part of its address. A further one is its texts and its name here. */
export const helpTopics = ['reviews', 'rewards', 'top-organizations', 'lists'] as const
export type HelpTopic = (typeof helpTopics)[number]
