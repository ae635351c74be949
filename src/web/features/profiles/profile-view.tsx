import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OrganizationProfile } from '#contract/organization-profiles.ts'
import type { VolunteerProfile } from '#contract/volunteer-profiles.ts'
import { experienceLevelLabels } from '#domain/options/projects.ts'
import { availabilityChoiceLabels } from '#domain/options/volunteers.ts'
import { messages } from '#web/messages/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { LoadingRegion, Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'
import { TimeStamp } from '#web/ui/time-stamp.tsx'

type Query<Profile> = {
  data: Profile | null | undefined
  isError: boolean
  isFetching: boolean
  refetch: () => Promise<unknown>
}

export type ProfilePartProps<Profile> = {
  query: Query<Profile>
  view: (profile: Profile) => ReactNode
  /** What is said where there is no profile yet. */
  empty: { icon: LucideIcon; title: string; text: string }
}

/** A profile in its states: on the way, failed, not there yet, there. */
export function ProfilePart<Profile>({ query, view, empty }: ProfilePartProps<Profile>) {
  const { data, isError, isFetching, refetch } = query
  if (data) return view(data)
  if (data === null) return <EmptyState {...empty} />
  if (isError) {
    const { profileFailed } = messages.errors
    return <ErrorState title={profileFailed} onRetry={() => void refetch()} retrying={isFetching} />
  }
  return (
    <LoadingRegion>
      <Card padding="lg" className="grid gap-5">
        <Skeleton className="h-7 w-48" />
        <SkeletonText lines={4} />
        <SkeletonText lines={3} />
      </Card>
    </LoadingRegion>
  )
}

/** A volunteer profile to read. */
export function VolunteerView({ profile }: { profile: VolunteerProfile }) {
  const { views } = messages.profile
  const { maxHoursPerWeek } = profile
  return (
    <Card padding="lg">
      <FactList
        facts={[
          { label: views.bio, value: <Prose text={profile.bio} /> },
          { label: views.skills, value: <Labels name={views.skills} labels={profile.skills} /> },
          { label: views.causes, value: <Labels name={views.causes} labels={profile.preferredCauses} /> },
          {
            label: views.experience,
            value: (
              <Prose
                text={joinLines(labelOf(experienceLevelLabels, profile.experienceLevel), profile.experience)}
              />
            ),
          },
          {
            label: views.availability,
            value: (
              <Prose
                text={joinLines(
                  labelOf(availabilityChoiceLabels, profile.availabilityChoice),
                  profile.availability,
                )}
              />
            ),
          },
          { label: views.hours, value: maxHoursPerWeek ?? <Prose text={null} /> },
          { label: views.location, value: <Prose text={profile.location} /> },
          { label: views.updated, value: <TimeStamp iso={profile.updatedAt} /> },
        ]}
      />
    </Card>
  )
}

/** An organization's profile to read. */
export function OrganizationView({ profile, logo }: { profile: OrganizationProfile; logo: ReactNode }) {
  const { views } = messages.profile
  const { website, isVerified } = profile
  return (
    <Card padding="lg" className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 wrap-anywhere">
        <h2 className="text-xl">{profile.organizationName}</h2>
        <Badge variant={isVerified ? 'success' : 'neutral'}>
          {isVerified ? views.verified : views.notVerified}
        </Badge>
      </div>
      {logo}
      <FactList
        facts={[
          { label: views.mission, value: <Prose text={profile.missionStatement} /> },
          { label: views.description, value: <Prose text={profile.description} /> },
          { label: views.causeAreas, value: <Labels name={views.causeAreas} labels={profile.causeAreas} /> },
          {
            label: views.website,
            value: website ? (
              <a href={website} className="link" rel="noopener noreferrer" target="_blank">
                {website}
              </a>
            ) : (
              <Prose text={null} />
            ),
          },
          { label: views.location, value: <Prose text={profile.location} /> },
          { label: views.updated, value: <TimeStamp iso={profile.updatedAt} /> },
        ]}
      />
    </Card>
  )
}

/** What a choice is called; the choice itself where it is none of the list. */
const labelOf = (labels: Readonly<Record<string, string>>, choice: string | null) =>
  choice && (labels[choice] ?? choice)

const joinLines = (...texts: (string | null)[]) => texts.filter(Boolean).join('\n')

function Prose({ text }: { text: string | null }) {
  if (!text) return <span className="text-muted">{messages.profile.views.notStated}</span>
  return <span className="measure block whitespace-pre-line">{text}</span>
}

function Labels({ name, labels }: { name: string; labels: readonly string[] }) {
  if (labels.length === 0) return <Prose text={null} />
  return (
    <ul aria-label={name} className="mt-1 flex flex-wrap gap-1.5">
      {labels.map((label) => (
        <li key={label} className="flex max-w-full">
          <Badge variant="outline" size="md">
            {label}
          </Badge>
        </li>
      ))}
    </ul>
  )
}
