import { announcementEndpoints } from './announcements.ts'
import { blockEndpoints } from './blocks.ts'
import { decideMessageCase, listMessageCases } from './cases.ts'
import {
  deleteMessage,
  editMessage,
  getMessage,
  listMessages,
  reportMessage,
  searchMessages,
  sendMessage,
  uploadAttachment,
} from './messages.ts'
import {
  blockContact,
  countUnreadMessages,
  getConversation,
  listConversations,
  listCorrespondents,
  muteConversation,
  readConversation,
  signalTyping,
  startConversation,
  unblockContact,
  unmuteConversation,
} from './conversations.ts'

/** Conversations and their messages. */
export const conversationEndpoints = [
  listConversations,
  startConversation,
  listCorrespondents,
  getConversation,
  listMessages,
  sendMessage,
  readConversation,
  signalTyping,
  muteConversation,
  unmuteConversation,
  blockContact,
  unblockContact,
  ...blockEndpoints,
  uploadAttachment,
  searchMessages,
  countUnreadMessages,
  getMessage,
  editMessage,
  deleteMessage,
  reportMessage,
  ...announcementEndpoints,
  listMessageCases,
  decideMessageCase,
] as const
