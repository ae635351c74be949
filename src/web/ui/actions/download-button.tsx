import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'

type DownloadButtonProps = { loading: boolean; onClick: () => void; children: ReactNode }

/** Downloads a list as a file, as it is filtered. */
export function DownloadButton({ loading, onClick, children }: DownloadButtonProps) {
  return (
    <Button variant="secondary" size="sm" loading={loading} onClick={onClick}>
      <Download aria-hidden />
      {children}
    </Button>
  )
}
