/** Recent activity of one side: moves, applications, reviews and project performance (spec F2.9, F9). */
import { Link } from '@tanstack/react-router'
import { Star } from 'lucide-react'
import type {
  Activity,
  OrganizationDashboard,
  ReceivedReview,
  VolunteerDashboard,
} from '#contract/dashboards/dashboards.ts'
import { optionsCatalog } from '#contract/texts/options-texts.ts'
import { formatFullName, type UserType } from '#domain/accounts/accounts.ts'
import { shownStatusOf } from '#domain/applications/applications.ts'
import { volunteersStatusOf } from '#domain/applications/canceled.ts'
import { truncateText } from '#web/lib/format/truncate-text.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Row, RowList } from '#web/ui/display/row-list.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { dashboardsCatalog, type DashboardsTexts } from './texts/dashboards-texts.ts'
import { applicationsCatalog } from '#web/features/applications/texts/applications-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { applicationBadges, describeProgress } from './badges.ts'

const shown = { activity: 3, applications: 3, performance: 3, reviews: 2, reviewCharacters: 80 }
const rowLink = 'text-ink decoration-1 underline-offset-4 hover:underline'

/** The last three moves by either side. */
export function ActivityList({ activity }: { activity: readonly Activity[] }) {
  const dashboardsTexts = useTexts(dashboardsCatalog)
  const { generic } = dashboardsTexts
  if (activity.length === 0) return <EmptyText text={generic.noActivity} />
  return (
    <RowList label={generic.activity}>
      {activity.slice(0, shown.activity).map((move) => (
        <Row key={move.id} title={describeMove(dashboardsTexts, move)} aside={<TimeAgo iso={move.at} />} />
      ))}
    </RowList>
  )
}

function describeMove(
  dashboardsTexts: DashboardsTexts,
  { isOwn, status, projectTitle: project, volunteerName: volunteer }: Activity,
): string {
  const { moves } = dashboardsTexts.generic
  return moves[isOwn ? 'own' : 'other'][status]({ project, volunteer })
}

type Applications = VolunteerDashboard['recentApplications']

/** The newest three applications of a side with their status. */
export function RecentApplications({ applications, side }: { applications: Applications; side: UserType }) {
  const applicationsTexts = useTexts(applicationsCatalog)
  const { generic } = useTexts(dashboardsCatalog)
  if (applications.length === 0) return <EmptyText text={generic.zeroApplications} />
  return (
    <RowList label={generic.applications}>
      {applications.slice(0, shown.applications).map(({ id, project, organization, volunteer, ...rest }) => {
        const volunteerName = formatFullName(volunteer)
        const status = side === 'volunteer' ? volunteersStatusOf(rest) : shownStatusOf(rest)
        const other = side === 'volunteer' ? organization.organizationName : volunteerName
        return (
          <Row
            key={id}
            name={other}
            imageUrl={side === 'volunteer' ? organization.logoUrl : volunteer.profileImageUrl}
            title={
              <Link
                {...paths.applications({ tab: side === 'volunteer' ? 'mine' : 'received', application: id })}
                className={rowLink}
              >
                {side === 'volunteer' ? project.title : volunteerName}
              </Link>
            }
            text={side === 'volunteer' ? other : project.title}
            aside={
              <>
                <TimeAgo iso={rest.createdAt} />
                <Badge variant={applicationBadges[status]}>{applicationsTexts.status[status]}</Badge>
              </>
            }
          />
        )
      })}
    </RowList>
  )
}

/** The organization's projects: Planning or Active, and their application counts. */
export function PerformanceList({ projects }: { projects: OrganizationDashboard['activeProjects'] }) {
  const dashboardsTexts = useTexts(dashboardsCatalog)
  const { projectStatuses } = useTexts(optionsCatalog)
  const { generic, counts } = dashboardsTexts
  if (projects.length === 0) return <EmptyText text={generic.noProjects} />
  return (
    <RowList label={generic.performance}>
      {projects.slice(0, shown.performance).map((project) => {
        const { label, variant } = describeProgress(dashboardsTexts, projectStatuses, project.status)
        return (
          <Row
            key={project.id}
            title={
              <Link to="/projects/$id" params={{ id: project.id }} className={rowLink} dir="auto">
                {project.title}
              </Link>
            }
            text={[
              counts.applications({ count: project.applicationsCount }),
              counts.accepted({ count: project.acceptedCount }),
              counts.pending({ count: project.pendingCount }),
            ].join(' · ')}
            aside={<Badge variant={variant}>{label}</Badge>}
          />
        )
      })}
    </RowList>
  )
}

/** The two latest reviews received. */
export function ReviewList({ reviews }: { reviews: readonly ReceivedReview[] }) {
  const { generic } = useTexts(dashboardsCatalog)
  if (reviews.length === 0) return <EmptyText text={generic.noReviews} />
  return (
    <RowList label={generic.reviews}>
      {reviews.slice(0, shown.reviews).map((review) => (
        <Row
          key={review.id}
          name={review.reviewerName}
          imageUrl={review.reviewerImageUrl}
          title={truncateText(review.reviewText, shown.reviewCharacters)}
          text={`${review.reviewerName} · ${review.projectTitle}`}
          aside={
            <span className="flex items-center gap-1 tabular-nums">
              <Star aria-hidden className="text-muted size-4" />
              {generic.stars({ rating: review.rating })}
            </span>
          }
        />
      ))}
    </RowList>
  )
}

function TimeAgo({ iso }: { iso: string }) {
  return (
    <span className="text-muted">
      <TimeStamp iso={iso} />
    </span>
  )
}

function EmptyText({ text }: { text: string }) {
  return <p className="text-muted text-sm">{text}</p>
}
