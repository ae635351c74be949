/**
 * The topics of the help pages, each by the last part of its address. To add a topic, add its name here and its
 * texts.
 */
export const helpTopics = [
  'reviews',
  'rewards',
  'top-organizations',
  'lists',
  'schedule',
  'safeguards',
] as const
export type HelpTopic = (typeof helpTopics)[number]
