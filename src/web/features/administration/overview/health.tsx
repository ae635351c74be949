import { Link } from '@tanstack/react-router'
import { CircleCheck, History, OctagonAlert, TriangleAlert } from 'lucide-react'
import type { Health } from '#contract/administration/home.ts'
import { backupHours, type HealthState } from '#domain/administration/health.ts'
import { adminHomeCatalog } from '#web/features/administration/texts/admin-home-texts.ts'
import { useNow } from '#web/lib/format/clock.ts'
import { formatSize } from '#web/lib/format/format-size.ts'
import { formatAge, formatElapsed, formatDay } from '#web/lib/format/format-time.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'

type HealthPanelProps = {
  health: Health
  /** The last check failed, so all states are from an earlier one. */
  isOld: boolean
  isChecking: boolean
  onCheck: () => void
}

/** How the parts of the product are doing, each with an icon and in words. */
export function HealthPanel({ health, isOld, isChecking, onCheck }: HealthPanelProps) {
  const texts = useTexts(adminHomeCatalog).health
  const language = useLanguage()
  const now = useNow()
  const cells = useCells(health)
  const isNew = !isOld && now - Date.parse(health.checkedAt) < 60_000
  return (
    <section aria-labelledby="health">
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="health" className="text-xl">
          {texts.title}
        </h2>
        <p className="text-muted text-sm">
          {isNew ? texts.checkedNow : texts.checked({ age: formatAge(language, health.checkedAt, now) })}
        </p>
        <Button variant="ghost" size="xs" className="ms-auto" loading={isChecking} onClick={onCheck}>
          {texts.again}
        </Button>
      </div>
      {isOld && (
        <p role="alert" className="bg-danger-soft text-danger mb-3 rounded-md px-4 py-3 text-sm font-medium">
          {texts.notChecked}
        </p>
      )}
      <ul className="border-line bg-line grid grid-cols-1 gap-px overflow-hidden rounded-lg border sm:grid-cols-2 lg:grid-cols-3">
        {cells.map((cell) => (
          <Cell key={cell.name} {...cell} isOld={isOld} />
        ))}
      </ul>
      <p className="text-muted mt-3 text-sm">{texts.version({ version: health.version })}</p>
    </section>
  )
}

type CellProps = {
  name: string
  /** Where to act. */
  path?: '/admin/email' | '/admin/jobs' | '/admin/schedule' | '/admin/registers'
  state: HealthState
  main: string
  more?: string | undefined
}

const looks = {
  ok: { icon: CircleCheck, color: 'text-success', tint: 'bg-surface' },
  warn: { icon: TriangleAlert, color: 'text-warn', tint: 'bg-warn-soft' },
  fail: { icon: OctagonAlert, color: 'text-danger', tint: 'bg-danger-soft' },
} as const

/** Icon and color of what was checked earlier and could not be checked again, good or bad. */
const oldLook = { icon: History, color: 'text-muted', tint: 'bg-surface' } as const

function Cell({ name, path, state, main, more, isOld }: CellProps & { isOld: boolean }) {
  const texts = useTexts(adminHomeCatalog).health
  const { icon: Icon, color, tint } = isOld ? oldLook : looks[state]
  return (
    <li className={joinClasses('min-w-0 px-4 py-3.5 text-sm wrap-anywhere lg:last:col-span-2', tint)}>
      <h3 className="flex items-center gap-2 text-sm font-semibold">
        <Icon aria-hidden className={joinClasses('size-4 shrink-0', color)} />
        {path ? (
          <Link to={path} className="link">
            {name}
          </Link>
        ) : (
          name
        )}
        <span className={state === 'ok' && !isOld ? 'sr-only' : joinClasses('font-medium', color)}>
          {(isOld ? texts.oldStates : texts.states)[state]}
        </span>
      </h3>
      <p className="mt-1">{main}</p>
      {more && <p className={state === 'ok' ? 'text-muted' : undefined}>{more}</p>}
    </li>
  )
}

function useCells(health: Health): CellProps[] {
  const { database, email, jobs, schedule, backup, registers, responses, disk } = health
  const texts = useTexts(adminHomeCatalog).health
  const language = useLanguage()
  const now = useNow()
  const size = (bytes: number) => formatSize(language, bytes)
  const isBackupNew = backup.lastAt !== null && now - Date.parse(backup.lastAt) < 60_000
  return [
    {
      name: texts.names.database,
      state: database.state,
      main: database.fault === null ? texts.writesWork : texts.writesFail({ fault: database.fault }),
      more: texts.databaseSize({ size: size(database.bytes) }),
    },
    {
      name: texts.names.email,
      // Failed emails are among the jobs.
      path: email.failed > 0 ? '/admin/jobs' : '/admin/email',
      state: email.state,
      main: email.isSending ? texts.sent({ count: email.sent }) : texts.noEmail,
      more:
        email.isSending || email.failed > 0
          ? texts.emailProblems({ deferred: email.deferred, failed: email.failed })
          : texts.noEmailText,
    },
    {
      name: texts.names.jobs,
      path: '/admin/jobs',
      state: jobs.state,
      main: texts.jobsFailed({ count: jobs.failed }),
      more: texts.jobsDone({ count: jobs.done, seconds: jobs.longestWaitSeconds }),
    },
    {
      name: texts.names.schedule,
      path: '/admin/schedule',
      state: schedule.state,
      main: texts.actionsFailed({ count: schedule.failed }),
      more: texts.actionsDue({ count: schedule.due, seconds: schedule.longestWaitSeconds }),
    },
    {
      name: texts.names.backup,
      state: backup.state,
      ...(backup.lastAt === null
        ? { main: texts.noBackup, more: texts.noBackupText }
        : {
            main: isBackupNew
              ? texts.lastBackupNow
              : texts.lastBackup({ age: formatElapsed(language, backup.lastAt, now) }),
            more: texts.backupExpected({ hours: backupHours }),
          }),
    },
    {
      name: texts.names.registers,
      path: '/admin/registers',
      state: registers.state,
      ...(registers.postedOn === null
        ? registers.state === 'ok'
          ? { main: texts.noRegisters, more: texts.noRegistersText }
          : { main: texts.notLoaded, more: texts.notLoadedText }
        : {
            main: texts.posted({ day: formatDay(language, registers.postedOn) }),
            more: registers.state === 'ok' ? texts.postedText : texts.oldText,
          }),
    },
    {
      name: texts.names.responses,
      state: responses.state,
      ...(responses.median === null || responses.p95 === null
        ? { main: texts.noTimes }
        : {
            main: texts.times({ median: responses.median, p95: responses.p95 }),
            more: texts.timesOf({ failed: responses.failed, count: responses.count }),
          }),
    },
    {
      name: texts.names.disk,
      state: disk.state,
      main:
        disk.free === null || disk.total === null
          ? texts.freeUnknown
          : texts.free({ free: size(disk.free), total: size(disk.total) }),
      more: disk.fault === null ? texts.uploadsWork : texts.uploadsFail({ fault: disk.fault }),
    },
  ]
}
