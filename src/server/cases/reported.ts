/** Reported items of any kind: the administrators' list, and their decisions. */
import type { ReporterRecord } from '#contract/moderation/report-form.ts'
import type { AuditAction, auditActions } from '#domain/audit/audit.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { Problem } from '#server/http/problem.ts'
import { findConflicts } from './conflict-queries.ts'
import { decideCase, requireReason, type CaseKind, type DecidedCase } from './decide.ts'
import { findCase, isOneOf, listCases, type CaseList } from './list-queries.ts'
import type { PersonRow, ReportedRow, ReportQueries } from './report-queries.ts'

type ActionWith<Field extends string> = {
  [Action in AuditAction]: Field extends (typeof auditActions)[Action][number] ? Action : never
}[AuditAction]

/** A decision with its reason. */
export interface Decided<Decision> {
  verdict: Decision
  note: string | null
}

/** What differs between the kinds of reported items. */
export interface ReportedKind<
  Row extends ReportedRow,
  Decision extends string,
  State extends string,
  Fields,
  Query,
> extends Pick<CaseKind<Row, never>, 'objectType' | 'notFound' | 'partiesOf'> {
  reports: ReportQueries<Query>
  /** Selects cases with what was reported and its surroundings. */
  select: CaseList<Row, never>['select']
  /** Locks what every change of the item locks. */
  lock: (db: Db, row: Row) => Promise<unknown>
  stateOf: (row: Row) => State
  listDecisions: (state: State, row: Row) => readonly Decision[]
  needsNote: (decision: Decision) => boolean
  /** The state after each decision, and the decision's name in the audit log. */
  outcomes: Record<Decision, { state: NoInfer<State>; action: ActionWith<'reports'> }>
  /** Changes the item itself. */
  save: (ctx: Context, row: Row, decided: Decided<Decision>) => Promise<void>
  /**
   * `reporterIds`: whom to notify, the people whose reports were decided, or whose reports led to what is undone.
   * `isAppeal`: an appeal was granted, and the decision about it notifies the person who filed it.
   */
  eventOf: (
    row: Row,
    decided: Decided<Decision> & { reporterIds: string[]; decidedAt: Date; isAppeal: boolean },
  ) => DecidedCase['event']
  /** Whether the caller may decide the case; by default, everyone with access may. */
  mayDecide?: (ctx: Context, row: Row) => boolean
  /** The fields that only cases of this kind have. */
  present: (row: Row, ctx: Context) => Fields
  /** The audit entry of a read: the list contains private texts and the reporters. */
  auditRead: (ids: string[]) => DecidedCase['audit']
}

type ShownReport = ReportedRow['reports'][number] & {
  reporter?: PersonRow | null
  record?: ReporterRecord | null
  explanation?: string | null
}

/** Who does not decide a case does not learn who reported it: it may be about them or a colleague. */
const hideReporter = (report: ShownReport): void =>
  void Object.assign(report, { reporter: null, record: null, explanation: null })

/** Whether a moderator reported the item. Administrators decide their own reports too: a site may have only one. */
const isReportedBy = ({ reports }: { reports: readonly ShownReport[] }, { actor }: Context): boolean =>
  !actor.isAdmin && reports.some(({ reporter }) => reporter?.id === actor.id)

/** Throws unless a moderator may decide: something is reported, and not by them. */
function requireModeratorsCase({ reports }: { reports: readonly ShownReport[] }, actorId: string): void {
  // What an administrator did without a report is theirs to undo.
  if (reports.length === 0) throw new Problem('not_reported')
  if (reports.some(({ reporter }) => reporter?.id === actorId)) throw new Problem('case_reported_by_you')
}

/** The list of cases of reported items of a kind, and the decision about one. */
export function reportedCases<
  Row extends ReportedRow,
  Decision extends string,
  State extends string,
  Fields,
  Query,
>(kind: ReportedKind<Row, Decision, State, Fields, Query>) {
  const { objectType, notFound, reports, stateOf } = kind
  const find = (db: Db, id: string) => findCase(db, kind.select, reports.isItem(id))

  const caseKind: CaseKind<Row, Decided<Decision> & { id: string; version: string; isAppeal?: boolean }> = {
    objectType,
    notFound,
    partiesOf: kind.partiesOf,
    versionOf: ({ version }) => version,
    find: ({ db }, id) => find(db, id),
    async lock(db, id) {
      const row = await find(db, id)
      if (row) await kind.lock(db, row)
    },
    check(row, { verdict }, ctx) {
      if (kind.mayDecide?.(ctx, row) === false) throw new Problem('needs_administrator')
      if (!ctx.actor.isAdmin) requireModeratorsCase(row, ctx.actor.id)
      if (!kind.listDecisions(stateOf(row), row).includes(verdict)) throw new Problem('case_decided')
    },
    async save(ctx, row, { id, verdict, note, isAppeal = false }) {
      const decided = { verdict, note, decidedBy: ctx.actor.id, decidedAt: ctx.now() }
      const reporterIds = await reports.saveDecision(ctx.db, id, decided)
      await kind.save(ctx, row, { verdict, note })
      const { action, state } = kind.outcomes[verdict]
      // Don't notify people about their own decision.
      const concerned = verdict === 'restore' ? await reports.listDecidedReporters(ctx.db, id) : reporterIds
      const others = concerned.filter((reporterId) => reporterId !== ctx.actor.id)
      return {
        audit: {
          action,
          before: { state: stateOf(row) },
          after: { state, reason: note, reports: reporterIds.length },
        },
        event: kind.eventOf(row, {
          verdict,
          note,
          reporterIds: others,
          decidedAt: decided.decidedAt,
          isAppeal,
        }),
      }
    },
  }

  async function present(ctx: Context, rows: readonly Row[]) {
    const conflicts = await findConflicts(ctx, rows.map(kind.partiesOf))
    return rows.map((row, index) => {
      const { id, version, reports: presented }: Pick<Row, 'id' | 'version' | 'reports'> = row
      const isOwnCase = conflicts[index] === true || isReportedBy(row, ctx)
      if (isOwnCase || kind.mayDecide?.(ctx, row) === false) presented.forEach(hideReporter)
      const shared = {
        id,
        state: stateOf(row),
        at: row.at.toISOString(),
        version,
        reports: presented,
        isOwnCase,
      }
      return { ...kind.present(row, ctx), ...shared }
    })
  }

  /** Presents cases and records that the administrator read them. */
  async function read(ctx: Context, rows: readonly Row[]) {
    const items = await present(ctx, rows)
    if (items.length > 0) {
      const { actor, origin } = ctx
      const entry = kind.auditRead(items.map(({ id }) => id))
      await recordAudit(ctx.db, { ...entry, actorId: actor.id, origin, objectType, objectId: null })
    }
    return items
  }

  return {
    /** One page of the cases that a query shows. */
    async list(ctx: Context, query: Query & { cursor?: string | undefined }) {
      const page = await listCases(ctx.db, { ...reports.list, select: kind.select }, query)
      return { ...page, items: await read(ctx, page.items) }
    },

    /** The cases of these items, in any order. */
    async listByIds(ctx: Context, ids: readonly string[]) {
      if (ids.length === 0) return []
      const where = isOneOf(reports.list.id, ids)
      return read(ctx, await kind.select(ctx.db, { where, orderBy: [], limit: ids.length }))
    },

    /** Decides a case as it is now, because an appeal was granted; nothing if `choose` names no decision for it. */
    async decideNow(
      ctx: Context,
      { id, note }: { id: string; note: string },
      choose: (state: State, row: Row) => Decision | null,
    ): Promise<void> {
      const row = await find(ctx.db, id)
      const decision = row && choose(stateOf(row), row)
      if (row && decision !== null)
        await decideCase(ctx, caseKind, { id, note, verdict: decision, version: row.version, isAppeal: true })
    },

    /** Decides a case and all its open reports. */
    async decide(ctx: Context, decision: Decided<Decision> & { id: string; version: string }) {
      requireReason(kind.needsNote(decision.verdict) && decision.note === null, 'note')
      await decideCase(ctx, caseKind, decision)
      const row = await find(ctx.db, decision.id)
      const [presented] = row ? await present(ctx, [row]) : []
      if (!presented) throw new Problem(notFound)
      return presented
    },
  }
}
