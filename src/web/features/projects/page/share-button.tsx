import { Share2 } from 'lucide-react'
import { use } from 'react'
import { copyText } from '#web/lib/browser/copy-text.ts'
import { SiteContext } from '#web/lib/site/site.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { projectPageCatalog } from '#web/features/projects/texts/project-page-texts.ts'

/** Shares a project's link with the device's own dialog where there is one, otherwise copies it. */
export function ShareButton({ project }: { project: { id: string; title: string } }) {
  const { share: texts } = useTexts(projectPageCatalog)
  const { publicUrl } = use(SiteContext)
  const share = async () => {
    const url = new URL(`/project/${project.id}`, publicUrl || location.href).href
    const answers = {
      copied: { title: texts.copied },
      // Copying by hand takes longer than reading.
      failed: { title: texts.failed, description: texts.copyIt({ url }), duration: 30_000 },
    }
    if (!('share' in navigator)) return copyText(url, answers)
    try {
      await navigator.share({ title: project.title, url })
    } catch (error) {
      // Closing the dialog is an answer, not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copyText(url, answers)
    }
  }
  return (
    <Button variant="ghost" size="sm" onClick={() => void share()}>
      <Share2 aria-hidden />
      {texts.label}
    </Button>
  )
}
