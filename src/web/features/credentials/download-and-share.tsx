import { Download, Link2 } from 'lucide-react'
import { use } from 'react'
import { credentialFiles } from '#contract/credentials/credentials.ts'
import { SiteContext } from '#web/lib/site.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { useTexts } from '#web/lib/texts.ts'
import { credentialsCatalog } from './texts/credentials-texts.ts'

/** A credential's link and downloads. */
export function DownloadAndShare({ id }: { id: string }) {
  const { keep: texts } = useTexts(credentialsCatalog)
  const { publicUrl } = use(SiteContext)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(`/credentials/${id}`, publicUrl || location.href).href)
      toast({ title: texts.copied })
    } catch {
      toast({ title: texts.notCopied, variant: 'destructive' })
    }
  }
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
