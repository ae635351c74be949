import { useState } from 'react'
import { imageLimits } from '#contract/limits.ts'
import type { EditedSite } from '#contract/site/site.ts'
import { addressOfIcon } from '#domain/site/icon-address.ts'
import { RefusalNote } from '#web/features/administration/cases/decision-reason.tsx'
import { adminSiteCatalog } from '#web/features/administration/texts/admin-site-texts.ts'
import { messageOf } from '#web/lib/calls/api-error.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { SettingCard } from '#web/ui/display/setting-card.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { useRemoveLogo, useUploadLogo } from './site-api.ts'

const inputId = 'site-logo-file'
/** How many times longer than its other side a side of the picture may be without a hint. */
const maxProportion = 1.5
const minPixels = 192

type ShapeFault = 'wide' | 'small'
type Chosen = { file: File | null; fault: ShapeFault | null }

/** Icons are square and up to 512 pixels: what would be hard to read in them, or null. */
async function findShapeFault(file: File): Promise<ShapeFault | null> {
  // A file that is no picture is refused when it is sent.
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return null
  const [short = 0, long = 0] = [picture.width, picture.height].toSorted((a, b) => a - b)
  picture.close()
  if (long > short * maxProportion) return 'wide'
  return short < minPixels ? 'small' : null
}

/** The logo, from which all icons are made. It is saved when it is uploaded. */
export function LogoSection({ site }: { site: EditedSite }) {
  const common = useTexts(adminSiteCatalog)
  const texts = common.logo
  const upload = useUploadLogo()
  const remove = useRemoveLogo()
  const [{ file, fault }, setChosen] = useState<Chosen>({ file: null, fault: null })
  const [isMissing, setMissing] = useState(false)
  // The check of a file takes a moment, in which someone may have chosen another.
  const setFaultOf = (checked: File, found: ShapeFault | null) =>
    setChosen((chosen) => (chosen.file === checked ? { file: checked, fault: found } : chosen))
  const choose = async (chosen: File | null) => {
    setChosen({ file: chosen, fault: null })
    if (chosen) setFaultOf(chosen, await findShapeFault(chosen))
  }
  const { logo } = site
  const send = () => {
    setMissing(file === null)
    if (file) upload.mutate(file, { onSuccess: () => setFaultOf(file, null) })
  }
  return (
    <SettingCard
      id="site-logo"
      title={texts.title}
      text={texts.text({ size: imageLimits.bytes / 1024 / 1024 })}
    >
      <RefusalNote text={upload.error ? messageOf(upload.error, common.saveFailed) : undefined} />
      {logo === null ? (
        <p className="text-sm">{texts.none}</p>
      ) : (
        <img
          src={addressOfIcon(logo, 'icon-192')}
          alt={texts.alt}
          width={96}
          height={96}
          className="logo-picture size-24 rounded-md"
        />
      )}
      <Field id={inputId} label={texts.label} error={isMissing ? texts.choose : undefined}>
        <Input
          type="file"
          accept="image/png,image/jpeg,image/webp"
          className="file:bg-sunken file:text-ink file:border-line py-1.5 text-sm file:me-3 file:h-8 file:rounded-sm file:border file:px-3 file:font-semibold"
          onChange={({ currentTarget: { files } }) => void choose(files?.[0] ?? null)}
        />
      </Field>
      <p role="status" className="text-sm empty:hidden">
        {fault && texts[fault]}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={send} loading={upload.isPending} loadingText={texts.uploading}>
          {texts.upload}
        </Button>
        {logo !== null && (
          <Button
            variant="ghost"
            loading={remove.isPending}
            onClick={() =>
              // The button is gone.
              remove.mutate(undefined, { onSuccess: () => document.getElementById(inputId)?.focus() })
            }
          >
            {texts.remove}
          </Button>
        )}
      </div>
    </SettingCard>
  )
}
