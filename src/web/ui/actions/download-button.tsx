import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { joinClasses } from '#web/ui/class-names.ts'
import { Button } from './button.tsx'

type DownloadButtonProps = {
  loading: boolean
  /** Without its words on a phone, where the row has more to hold. */
  isCompact?: boolean
  onClick: () => void
  children: ReactNode
}

/** Downloads a list as a file, as it is filtered. */
export function DownloadButton({ loading, isCompact = false, onClick, children }: DownloadButtonProps) {
  return (
    <Button variant="secondary" size="sm" loading={loading} onClick={onClick}>
      <Download aria-hidden />
      <span className={joinClasses(isCompact && 'max-sm:sr-only')}>{children}</span>
    </Button>
  )
}
