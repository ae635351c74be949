import type { UserType } from '#domain/accounts/accounts.ts'
import type { Context } from '#server/context.ts'

/** For which of the two a reader of a conversation stands. */
export const sideOf = (ctx: Context, row: { volunteerId: string }): UserType =>
  row.volunteerId === ctx.actor.id ? 'volunteer' : 'organization'
