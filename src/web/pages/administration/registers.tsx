import { use } from 'react'
import { RegisterLoads } from '#web/features/administration/registers/register-loads.tsx'
import { LoadRegisters } from '#web/features/administration/registers/load-registers.tsx'
import { Registers } from '#web/features/administration/registers/registers.tsx'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { SiteContext } from '#web/lib/site/site.ts'
import { adminRegistersCatalog } from '#web/features/administration/texts/admin-registers-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'

/** The public registers at /admin/registers: what is loaded, and the history of loads. */
export function AdminRegistersPage() {
  const texts = useTexts(adminRegistersCatalog)
  const { hasRegisters } = use(SiteContext)
  usePageHead({ title: texts.title })
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">{texts.title}</h1>
      <p className="text-muted measure mt-2 mb-8">{hasRegisters ? texts.intro : texts.none}</p>
      {hasRegisters && (
        <>
          <Registers />
          <LoadRegisters />
        </>
      )}
      <RegisterLoads />
    </>
  )
}
