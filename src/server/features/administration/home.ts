/** The overview of the staff: one answer for the whole screen. */
import type { AdministrationHome, Health } from '#contract/administration/home.ts'
import {
  rateBackup,
  rateDisk,
  rateEmail,
  rateJobs,
  rateRegisters,
  rateResponses,
  rateSchedule,
} from '#domain/administration/health.ts'
import { needsSecondFactor } from '#domain/accounts/administrators.ts'
import { holdsRole } from '#domain/accounts/staff.ts'
import { listWaitingKinds } from '#domain/administration/waiting.ts'
import { listUnready } from '#domain/administration/readiness.ts'
import { listFullWeeks } from '#domain/administration/trends.ts'
import { hasRegisters } from '#domain/site/countries.ts'
import { dayInZone } from '#domain/time/time.ts'
import { ageInDays, registerOldAfterDays } from '#domain/verification/queue.ts'
import { standardContact } from '#server/config/config.ts'
import { readProductVersion } from '#server/config/version.ts'
import type { Context } from '#server/context.ts'
import { sendsEmail } from '#server/email/transport.ts'
import { measureRoom } from '#server/files/write-check.ts'
import type { ResponseWatch } from '#server/process/response-times.ts'
import type { WriteWatch } from '#server/process/degradation.ts'
import { contactOf, defaultTimeZone, getSite } from '#server/site/current-site.ts'
import { findLoaded } from '#server/registry/find-queries.ts'
import { countLateApplications, countTrends, listLatestActions, measureHealth } from './home-queries.ts'
import { countTotals, countUnsecuredStaff, listWaiting } from './queries.ts'

/** What observes this process. */
export interface Watches {
  writes: WriteWatch
  responses: ResponseWatch
}

/** The parts of the overview that the reader's roles include; weeks are those of their time zone. */
export async function findHome(ctx: Context, watches: Watches): Promise<AdministrationHome> {
  const { db, actor } = ctx
  const now = ctx.now()
  const reader = { ...actor, withSecondFactor: needsSecondFactor(ctx.config) }
  const hasFigures = holdsRole(actor, 'analyst')
  const isAdmin = holdsRole(actor, 'administrator')
  const health = isAdmin ? await checkHealth(ctx, watches) : null
  return {
    waiting: await listWaiting(db, { reader, kinds: listWaitingKinds(actor), now }),
    trends: hasFigures ? await findTrends(ctx, now) : null,
    health,
    readiness: health && (await findReadiness(ctx, health)),
    latest: isAdmin ? await listLatestActions(db) : null,
    totals: hasFigures ? await countTotals(db) : null,
  }
}

async function findTrends({ db, actor }: Context, now: Date): Promise<AdministrationHome['trends']> {
  const timeZone = actor.timeZone ?? defaultTimeZone()
  const weeks = listFullWeeks(dayInZone(now, timeZone))
  return {
    timeZone,
    weeks,
    values: await countTrends(db, weeks, timeZone),
    ...(await countLateApplications(db, now)),
  }
}

/** Whether registers are to be loaded, or loaded again: those of the site's country, or what someone loaded. */
const needsRegisters = (postedOn: string | null): boolean =>
  postedOn !== null || hasRegisters(getSite().country)

async function findReadiness(
  { db, config }: Context,
  health: Health,
): Promise<AdministrationHome['readiness']> {
  const unsecuredStaff = await countUnsecuredStaff(db)
  const { name } = getSite()
  const left = listUnready({
    hasName: name !== null,
    isSecure: config.publicUrl.startsWith('https:'),
    hasContact: contactOf(config) !== standardContact,
    sendsEmail: health.email.isSending,
    hasSender: config.mailFrom !== standardContact,
    unsecuredStaff,
    hasRegisters: health.registers.postedOn !== null || !needsRegisters(null),
    hasBackup: health.backup.state === 'ok',
  })
  return { left, unsecuredStaff }
}

async function checkHealth({ db, config, now }: Context, { writes, responses }: Watches): Promise<Health> {
  const at = now()
  const [faults, room, measured, loaded] = await Promise.all([
    writes.check(),
    measureRoom(config),
    measureHealth(db, at),
    findLoaded(db),
  ])
  const isSending = sendsEmail(config)
  const { failedActions, dueActions, longestActionWaitSeconds } = measured
  const times = responses.measure()
  const { bytes, sent, deferred, failedEmails, done, failedJobs, longestWaitSeconds, lastBackupAt } = measured
  const posted = Object.values(loaded.files).flatMap((files) => files?.postedOn ?? [])
  const [oldest = null] = posted.toSorted()
  const postedOn = posted.length === Object.keys(loaded.files).length ? oldest : null
  const registerAge = postedOn === null ? null : ageInDays(postedOn, at.toISOString().slice(0, 10))
  return {
    checkedAt: at.toISOString(),
    version: readProductVersion(),
    database: { state: faults.database === null ? 'ok' : 'fail', bytes, fault: faults.database },
    email: {
      state: rateEmail({ isSending, failed: failedEmails }),
      isSending,
      sent,
      deferred,
      failed: failedEmails,
    },
    jobs: {
      state: rateJobs({ failed: failedJobs, longestWaitSeconds }),
      done,
      failed: failedJobs,
      longestWaitSeconds,
    },
    schedule: {
      state: rateSchedule({ failed: failedActions, longestWaitSeconds: longestActionWaitSeconds }),
      failed: failedActions,
      due: dueActions,
      longestWaitSeconds: longestActionWaitSeconds,
    },
    backup: {
      state: rateBackup(lastBackupAt === null ? null : new Date(lastBackupAt), at),
      lastAt: lastBackupAt,
    },
    registers: {
      state: needsRegisters(postedOn) ? rateRegisters(registerAge, registerOldAfterDays) : 'ok',
      postedOn,
    },
    responses: { state: rateResponses(times), ...times },
    disk: {
      state: rateDisk({ room, hasFault: faults.uploads !== null }),
      free: room?.free ?? null,
      total: room?.total ?? null,
      fault: faults.uploads,
    },
  }
}
