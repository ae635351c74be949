import { TimeStamp } from '#web/ui/display/time-stamp.tsx'

type ReportHeadProps = {
  /** Why, in a few words. */
  title: string | null | undefined
  /** "by Ana Reyes" */
  by: string
  /** ISO */
  createdAt: string
  explanation: string | null
}

/** Why something was reported or held back, by whom and when, and what they wrote. */
export function ReportHead({ title, by, createdAt, explanation }: ReportHeadProps) {
  return (
    <>
      <p>
        <span className="font-semibold">{title}</span>{' '}
        <span className="text-muted">
          {by}, <TimeStamp iso={createdAt} inText />
        </span>
      </p>
      {explanation && (
        <p className="measure wrap-anywhere whitespace-pre-line" dir="auto">
          {explanation}
        </p>
      )}
    </>
  )
}
