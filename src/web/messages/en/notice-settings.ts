/** What one wants to be told of, how and when, and the page of a letter's link (decision B1). */
import { noticeTopicNames } from '#contract/messages/notice-topics.ts'
import type { MailWay, NoticeTopic } from '#domain/notice-topics.ts'

const texts: Record<NoticeTopic, string> = {
  applications: 'Somebody applies to a project of yours.',
  decisions: 'You are accepted or declined, or the project is completed before that.',
  agreements: 'An organization changes hours, dates, deliverables or location of work you were accepted for.',
  progress: 'An application is withdrawn, work ends early, or it is signed off.',
  hours: 'Hours wait to be confirmed, or yours were confirmed or not.',
  messages: 'Somebody writes to you. A letter comes once you have not read it for a few minutes.',
  reviews: 'Somebody reviews you, or answers your review.',
  rewards: 'You earn a badge or redeem a perk.',
  verification:
    'Your organization is verified and its waiting projects are published, or something of that changes.',
  members: 'Somebody joins or leaves your organization, or has another role.',
  role: 'Your own role in an organization changes, or your request for one is answered.',
  reports: 'What an administrator decided about what you reported.',
  administration: 'A newly loaded register does not confirm an organization.',
}

const ways: Record<MailWay, string> = { at_once: 'At once', daily: 'Daily digest', none: 'No e-mail' }

export const noticeSettingsTexts = {
  heading: 'Notifications',
  text: 'What you are told of, by the bell at the top of each page and by e-mail.',
  failed: 'Your choices could not be loaded',
  topic: 'Topic',
  inProduct: 'Bell',
  mail: 'E-mail',
  topics: noticeTopicNames,
  texts,
  ways,
  always: 'Always on',
  alwaysText:
    'The security of your account, the loss of a membership, and what an administrator decides about what you wrote or hold.',
  when: 'When letters come',
  zone: (zone: string) => `All times are by the clock of ${zone}.`,
  noZone: 'You have chosen no time zone, so all times are UTC.',
  changeZone: 'Change time zone',
  digestHour: 'Daily digest at',
  digestHint: 'One letter with what happened since the last one. It does not come when nothing did.',
  isQuiet: 'Quiet hours',
  quietHint: 'Letters wait until they are over. Those about the security of your account do not.',
  from: 'From',
  timeMissing: 'Please give a time',
  to: 'To',
  submit: 'Save Notifications',
  pending: 'Saving...',
  unsaved: 'You have unsaved changes',
  saved: { title: 'Notifications saved', description: 'They hold from now on.' },
  notSaved: 'Notifications not saved',
  leave: 'What you changed about notifications is not saved.',
  /** In the bell's list. */
  link: 'Choose what you are told of',
}

export const unsubscribingTexts = {
  title: (topic: string) => `No more letters about “${topic}”?`,
  text: 'You still find it in the bell, unless you turned that off. Letters about other things go on.',
  digestTitle: 'No more daily digests?',
  digestText: 'What came in them comes by e-mail no more. You still find it in the bell.',
  submit: 'Unsubscribe',
  pending: 'Unsubscribing...',
  doneTitle: 'Unsubscribed',
  doneText: (topic: string) => `You get no more letters about “${topic}”.`,
  doneDigestText: 'You get no more daily digests.',
  undo: 'Undo',
  undoing: 'Undoing...',
  undoneTitle: 'Subscribed again',
  undoneText: (topic: string) => `Letters about “${topic}” come as before.`,
  undoneDigestText: 'The daily digest comes as before.',
  all: 'Choose all notifications',
  wrongTitle: 'This link is not valid',
  wrongText:
    'Please open the link of a letter once more. You can also choose your notifications in your account settings.',
  loadFailed: 'The link could not be looked at',
  failed: 'That did not work',
}
