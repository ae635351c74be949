import { profileCatalog } from '#web/features/accounts/texts/profile-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'

/** The title of the profile, which the document shows before its code has loaded (`app/page-data.ts`). */
export function ProfileTitle() {
  const { title } = useTexts(profileCatalog)
  return <h1 className="text-3xl sm:text-4xl">{title}</h1>
}
