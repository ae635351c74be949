import { Link } from '@tanstack/react-router'
import { ArrowLeft, Pencil } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { VolunteerProfile } from '#contract/profiles/volunteer-profiles.ts'
import { refreshUser, useSession } from '#web/features/accounts/session.ts'
import { useVolunteerProfile } from '#web/features/profiles/api.ts'
import { OwnCard } from '#web/features/projects/directory/own-card.tsx'
import { ProfileEditor } from '#web/features/profiles/volunteer/profile-editor.tsx'
import { MatchFactsCard } from '#web/features/profiles/volunteer/match-facts.tsx'
import { ProfileSwitches } from '#web/features/profiles/volunteer/switches.tsx'
import { VolunteerView } from '#web/features/profiles/volunteer/volunteer-view.tsx'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useSearchState } from '#web/lib/navigation/search-state.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { volunteerProfileCatalog } from '#web/features/profiles/texts/volunteer-profile-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { LoadedProfile } from './loaded-profile.tsx'
import { volunteerProfileSearch } from './routes.tsx'

/** The volunteer's own profile, to view and edit in place (/volunteer-profile). The shell turns others away. */
export function VolunteerProfilePage() {
  const { page: texts } = useTexts(volunteerProfileCatalog)
  const { user } = useSession()
  const query = useVolunteerProfile()
  usePageHead({ title: texts.title })
  if (!user) return null
  return (
    <div className="page-width max-w-4xl pt-6 pb-16 sm:pt-8">
      <Link
        {...paths.volunteerDashboard()}
        className="text-muted hover:text-ink -ms-1 inline-flex min-h-11 items-center gap-2 rounded-sm px-1 text-sm font-medium no-underline"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {texts.back}
      </Link>
      <LoadedProfile query={query}>
        {(profile) => <OwnProfile key={user.id} userId={user.id} profile={profile} />}
      </LoadedProfile>
    </div>
  )
}

function OwnProfile({ userId, profile }: { userId: string; profile: VolunteerProfile | null }) {
  const { page: texts } = useTexts(volunteerProfileCatalog)
  const queryClient = useQueryClient()
  const [{ edit }, changeSearch] = useSearchState(volunteerProfileSearch)
  const isEditing = edit === true
  const setEditing = (isOn: boolean) => changeSearch(() => (isOn ? { edit: true } : {}), { replace: true })
  const heading = useFocusOnModeChange(isEditing)
  const edits = isEditing || profile === null
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
          {profile === null ? texts.createTitle : isEditing ? texts.editTitle : texts.title}
        </h1>
        {!edits && (
          <Button onClick={() => setEditing(true)}>
            <Pencil aria-hidden />
            {texts.edit}
          </Button>
        )}
      </div>
      {profile === null && <p className="text-muted measure -mt-4 mb-6">{texts.createText}</p>}
      {edits ? (
        <ProfileEditor
          key={String(profile === null)}
          userId={userId}
          profile={profile}
          onSaved={() => {
            setEditing(false)
            if (profile === null) void refreshUser(queryClient)
          }}
          {...(profile && { onCancel: () => setEditing(false) })}
        />
      ) : (
        <div className="grid grid-cols-1 gap-6">
          <VolunteerView profile={profile} level={2} />
          <MatchFactsCard profile={profile} />
          <ProfileSwitches profile={profile} />
          <OwnCard />
        </div>
      )}
    </>
  )
}

/** The heading takes the focus when editing starts or ends, because the pressed button disappears. */
function useFocusOnModeChange(isEditing: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(isEditing)
  useEffect(() => {
    if (shown.current === isEditing) return
    shown.current = isEditing
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [isEditing])
  return heading
}
