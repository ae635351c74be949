import { LayoutTemplate } from 'lucide-react'
import { useRef, useState } from 'react'
import { wizardCatalog } from '#web/features/projects/texts/wizard-texts.ts'
import { withTexts } from '#web/lib/language/language.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { lazyDialog, LazyDialogTrigger } from '#web/ui/overlays/lazy-dialog.tsx'

const load = async () => (await withTexts(import('./template-dialog.tsx'))).TemplateDialog
const TemplateDialog = lazyDialog(load, ({ onOpenChange }) => onOpenChange(false))

/** Offers templates for common projects. */
export function TemplateChoice() {
  const { templates } = useTexts(wizardCatalog)
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <div className="bg-sunken flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg p-4">
      <p className="text-muted min-w-0 flex-1 basis-60 text-sm">{templates.hint}</p>
      <LazyDialogTrigger
        open={isOpen}
        onOpenChange={setOpen}
        ref={button}
        load={load}
        trigger={
          <Button variant="secondary" size="sm">
            <LayoutTemplate aria-hidden />
            {templates.open}
          </Button>
        }
      >
        <TemplateDialog open={isOpen} onOpenChange={setOpen} />
      </LazyDialogTrigger>
    </div>
  )
}
