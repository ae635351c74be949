import type { ReactNode } from 'react'
import { Toaster } from './toaster.tsx'
import { TooltipProvider } from './tooltip.tsx'

/** What the primitives need once around the whole interface: tooltip times and the place of the toasts. */
export function UiProviders({ children }: { children: ReactNode }) {
  return (
    <TooltipProvider>
      <Toaster>{children}</Toaster>
    </TooltipProvider>
  )
}
