import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { VolunteerProfile } from '#contract/volunteer-profiles.ts'
import { experienceLevelLabels } from '#domain/options/projects.ts'
import { availabilityChoiceLabels } from '#domain/options/volunteers.ts'
import { messages } from '#web/messages/messages.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { LoadingRegion, Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'
import { TimeStamp } from '#web/ui/time-stamp.tsx'
import { Labels, Prose } from './profile-words.tsx'

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
  empty: { icon: LucideIcon; title: string; text: string; action?: ReactNode }
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

/** What a choice is called; the choice itself where it is none of the list. */
const labelOf = (labels: Readonly<Record<string, string>>, choice: string | null) =>
  choice && (labels[choice] ?? choice)

const joinLines = (...texts: (string | null)[]) => texts.filter(Boolean).join('\n')
