import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useCreatePerk } from '#web/features/administration/perks/perks-api.ts'
import { PerkForm } from '#web/features/administration/perks/perk-form.tsx'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Card } from '#web/ui/display/card.tsx'
import { adminPerksCatalog } from '#web/features/administration/texts/admin-perks-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'

/** A new perk at /admin/perks/new. */
export function AdminNewPerkPage() {
  const { form: texts, one } = useTexts(adminPerksCatalog)
  usePageHead({ title: texts.newTitle })
  const navigate = useNavigate()
  const create = useCreatePerk()
  return (
    <>
      <Link {...paths.adminPerks()} className="link inline-flex min-h-11 items-center gap-2 text-sm">
        <ArrowLeft aria-hidden className="size-4" />
        {one.back}
      </Link>
      <h1 className="mt-1 text-3xl sm:text-4xl">{texts.newTitle}</h1>
      <p className="text-muted measure mt-2 mb-6">{texts.newIntro}</p>
      <Card padding="lg">
        <PerkForm
          save={create}
          onSaved={({ id }) => {
            // The form still counts as changed until it renders again, but nothing can be lost now.
            void navigate({ ...paths.adminPerk(id), ignoreBlocker: true })
          }}
        />
      </Card>
    </>
  )
}
