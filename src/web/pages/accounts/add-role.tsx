import { Link } from '@tanstack/react-router'
import { Building2, HandHeart } from 'lucide-react'
import type { User } from '#contract/accounts/accounts.ts'
import { listModes, userTypes } from '#domain/accounts/accounts.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { profileCatalog } from '#web/features/accounts/texts/profile-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'

const icons = { volunteer: HandHeart, organization: Building2 }

/** Leads to creating the side that an account does not have yet (/profile). */
export function AddRole({ user }: { user: User }) {
  const { roles } = useTexts(profileCatalog)
  const missing = userTypes.find((role) => !listModes(user).includes(role))
  if (!missing) return null
  const Icon = icons[missing]
  const { title, text } = roles[missing]
  const way = missing === 'volunteer' ? paths.volunteerProfileSetup() : paths.addOrganization()
  return (
    <Card
      as="section"
      padding="lg"
      aria-labelledby="add-role"
      className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-4"
    >
      <Icon aria-hidden className="text-primary size-8 shrink-0" />
      <div className="min-w-0 flex-1 basis-60">
        <h2 id="add-role" className="text-xl">
          {title}
        </h2>
        <p className="text-muted measure mt-1">{text}</p>
      </div>
      <Button asChild variant="secondary">
        <Link {...way}>{roles.add}</Link>
      </Button>
    </Card>
  )
}
