import { Download, Link2 } from 'lucide-react'
import { use } from 'react'
import { credentialFiles } from '#contract/credentials/files.ts'
import { copyText } from '#web/lib/browser/copy-text.ts'
import { SiteContext } from '#web/lib/site/site.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { credentialsCatalog } from './texts/credentials-texts.ts'

/** A credential's link and downloads. */
export function DownloadAndShare({ id }: { id: string }) {
  const { keep: texts } = useTexts(credentialsCatalog)
  const { publicUrl } = use(SiteContext)
  const copy = () =>
    copyText(new URL(`/credentials/${id}`, publicUrl || location.href).href, {
      copied: { title: texts.copied },
      failed: { title: texts.notCopied },
    })
  return (
    <>
      <p className="measure mb-4">{texts.text}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copy()}>
          <Link2 aria-hidden />
          {texts.link}
        </Button>
        <Button variant="secondary" asChild>
          <a href={credentialFiles.json(id)} download={`credential-${id}.json`}>
            <Download aria-hidden />
            {texts.json}
          </a>
        </Button>
        <Button variant="secondary" asChild>
          <a href={credentialFiles.svg(id)} download={`credential-${id}.svg`}>
            <Download aria-hidden />
            {texts.svg}
          </a>
        </Button>
      </div>
    </>
  )
}
