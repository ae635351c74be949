import type { FastifyInstance } from 'fastify'
import { blockSide, getBlock, listBlocks, unblockSide } from '#contract/messages/blocks.ts'
import {
  deleteMessage,
  editMessage,
  getMessage,
  listMessages,
  reportMessage,
  searchMessages,
  sendMessage,
} from '#contract/messages/messages.ts'
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
} from '#contract/messages/conversations.ts'
import {
  getAnnouncementOptions,
  listAnnouncements,
  sendAnnouncement,
} from '#contract/messages/announcements.ts'
import { messageApplicants } from '#contract/messages/several.ts'
import { Problem } from '#server/http/problem.ts'
import { route } from '#server/http/route.ts'
import {
  announce,
  findAnnouncementOptions,
  listOwnAnnouncements,
} from './announcements/announcement-service.ts'
import * as blocks from './blocks/block-service.ts'
import * as correspondents from './correspondent-search.ts'
import * as found from './message-search.ts'
import * as reading from './reader-service.ts'
import { report } from './report-service.ts'
import * as search from './search.ts'
import * as service from './service.ts'
import { messageSeveral } from './several-service.ts'
import { start } from './start-service.ts'

export function messageRoutes(app: FastifyInstance): void {
  route(app, listConversations, (ctx, { query: { search: text, cursor } }) =>
    search.listOwn(ctx, { search: text, cursor }),
  )
  route(app, startConversation, (ctx, { body }) => start(ctx, body))
  route(app, messageApplicants, (ctx, { body }, { request }) =>
    messageSeveral(ctx, body, (error) => request.log.error({ err: error }, 'could not message an applicant')),
  )
  route(app, listCorrespondents, (ctx, { query }) => correspondents.listCorrespondents(ctx, query))
  route(app, getConversation, async (ctx, { params }) => {
    const conversation = await search.findOwn(ctx, params.id)
    if (!conversation) throw new Problem('conversation_not_found')
    return conversation
  })
  route(app, readConversation, (ctx, { params, body }) => reading.read(ctx, params.id, body.position))
  route(app, signalTyping, async (ctx, { params }) => {
    await reading.sendTypingSignal(ctx, params.id)
    return {}
  })
  route(app, muteConversation, (ctx, { params }) => reading.mute(ctx, params.id, true))
  route(app, unmuteConversation, (ctx, { params }) => reading.mute(ctx, params.id, false))
  route(app, blockContact, (ctx, { params }) => reading.block(ctx, params.id, true))
  route(app, unblockContact, (ctx, { params }) => reading.block(ctx, params.id, false))
  route(app, getBlock, (ctx, { query }) => blocks.findBlock(ctx, query))
  route(app, blockSide, (ctx, { query }) => blocks.blockMet(ctx, query, true))
  route(app, unblockSide, (ctx, { query }) => blocks.blockMet(ctx, query, false))
  route(app, listBlocks, (ctx, { query }) => blocks.listOwnBlocks(ctx, query))

  route(app, listMessages, async (ctx, { params, query }) => {
    const reached = await search.findReached(ctx, params.id)
    if (!reached) throw new Problem('conversation_not_found')
    return found.listOf(ctx, reached, query)
  })
  route(app, sendMessage, (ctx, { params, body }) =>
    service.send(ctx, { ...body, conversationId: params.id }),
  )
  route(app, searchMessages, (ctx, { query }) => found.search(ctx, query))
  route(app, countUnreadMessages, async (ctx) => ({ unread: await search.countUnread(ctx) }))
  route(app, getMessage, async (ctx, { params }) => {
    const message = await found.findMessage(ctx, params.id)
    if (!message) throw new Problem('message_not_found')
    return message
  })
  route(app, editMessage, (ctx, { params, body }) => service.edit(ctx, { ...params, ...body }))
  route(app, deleteMessage, (ctx, { params }) => service.deleteMessageContent(ctx, params.id))
  route(app, reportMessage, (ctx, { params, body }) => report(ctx, params.id, body))
  route(app, getAnnouncementOptions, (ctx, { params }) => findAnnouncementOptions(ctx, params.id))
  route(app, sendAnnouncement, (ctx, { params, body }) => announce(ctx, { projectId: params.id, ...body }))
  route(app, listAnnouncements, (ctx, { params, query }) => listOwnAnnouncements(ctx, params.id, query))
}
