import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { UserType } from '#domain/accounts/accounts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { homeCatalog } from '#web/features/landing/texts/home-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { withTexts } from '#web/lib/language/language.ts'
import { withBasics } from '#web/lib/session/sign-in-state.ts'
import { Card } from '#web/ui/display/card.tsx'

const OnboardingDialog = lazy(async () => {
  const { OnboardingDialog: dialog } = await withTexts(
    import('#web/features/onboarding/onboarding-dialog.tsx'),
  )
  return { default: dialog }
})

/** Prompts users without a profile to create one; `action` is its button or link. */
export function ProfilePrompt({ side, action }: { side: UserType; action: ReactNode }) {
  const { profile } = useTexts(homeCatalog)
  return (
    <Card
      as="section"
      padding="lg"
      aria-labelledby="profile-call"
      className="flex flex-wrap items-center justify-between gap-4"
    >
      <div>
        <h2 id="profile-call" className="text-xl">
          {profile[side].title}
        </h2>
        <p className="text-muted mt-1">{profile[side].text}</p>
      </div>
      {action}
    </Card>
  )
}

/** The prompt for volunteers, whose button opens the four onboarding questions directly. */
export function OnboardingPrompt() {
  return <ProfilePrompt side="volunteer" action={<OnboardingButton />} />
}

/** Opens the four onboarding questions, after which the screen asks volunteers for the basics. */
export function OnboardingButton() {
  const homeTexts = useTexts(homeCatalog)
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const navigate = useNavigate()
  const askBasics = () =>
    void navigate({
      to: '.',
      search: true,
      hash: true,
      ...withBasics,
      replace: true,
      resetScroll: false,
    })
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {homeTexts.profile.action}
      </Button>
      {isOpen !== null && (
        <Suspense>
          <OnboardingDialog
            open={isOpen}
            onOpenChange={setOpen}
            onSavedForLater={() => undefined}
            onSaved={(userType) => {
              if (userType === 'volunteer') askBasics()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
