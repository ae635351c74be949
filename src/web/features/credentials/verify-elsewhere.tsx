import { credentialFiles } from '#contract/credentials/files.ts'
import { Disclosure } from '#web/ui/actions/disclosure.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { credentialsCatalog } from './texts/credentials-texts.ts'

/** How to verify a credential without trusting this site. */
export function VerifyElsewhere({ id }: { id: string }) {
  const { elsewhere: texts } = useTexts(credentialsCatalog)
  return (
    <Disclosure title={texts.heading}>
      <div className="measure grid gap-3 text-sm">
        <p>{texts.intro}</p>
        <ol className="grid list-decimal gap-1 ps-5">
          {Object.values(texts.steps).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          <li>
            <a className="link inline-flex min-h-6 items-center" href={credentialFiles.json(id)}>
              {texts.document}
            </a>
          </li>
          <li>
            <a className="link inline-flex min-h-6 items-center" href={credentialFiles.issuer}>
              {texts.keys}
            </a>
          </li>
        </ul>
        <p>{texts.name}</p>
      </div>
    </Disclosure>
  )
}
