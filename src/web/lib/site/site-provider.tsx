import { useCallback, useState, type ReactNode } from 'react'
import { ChangeSiteContext, SiteContext, type Site } from './site.ts'

/** Gives what the document says about the site to all screens, until someone saves it in this page. */
export function SiteProvider({ site: initial, children }: { site: Site; children: ReactNode }) {
  const [site, setSite] = useState(initial)
  const change = useCallback((saved: Partial<Site>) => setSite((current) => ({ ...current, ...saved })), [])
  return (
    <SiteContext value={site}>
      <ChangeSiteContext value={change}>{children}</ChangeSiteContext>
    </SiteContext>
  )
}
