import { Link } from '@tanstack/react-router'
import { Building2, HandHeart } from 'lucide-react'
import type { User } from '#contract/accounts/accounts.ts'
import { listModes, userTypes } from '#domain/accounts/accounts.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { CallCard } from '#web/ui/display/call-card.tsx'
import { profileCatalog } from '#web/features/accounts/texts/profile-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'

const icons = { volunteer: HandHeart, organization: Building2 }

/** Leads to creating the side that an account does not have yet (/profile). */
export function AddRole({ user }: { user: User }) {
  const { roles } = useTexts(profileCatalog)
  const missing = userTypes.find((role) => !listModes(user).includes(role))
  if (!missing) return null
  const { title, text } = roles[missing]
  const way = missing === 'volunteer' ? paths.volunteerProfileSetup() : paths.addOrganization()
  return (
    <div className="mt-8">
      <CallCard
        id="add-role"
        icon={icons[missing]}
        title={title}
        text={text}
        action={
          <Button asChild variant="secondary">
            <Link {...way}>{roles.add}</Link>
          </Button>
        }
      />
    </div>
  )
}
