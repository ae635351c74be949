import type { ReactNode } from 'react'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { TabPanel, Tabs } from '#web/ui/actions/tabs.tsx'

type QueueProps<Shown extends string> = {
  texts: { title: string; intro: string; tabs: string; shown: Readonly<Record<Shown, string>> }
  tabs: readonly Shown[]
  show: Shown
  onShow: (show: Shown) => void
  /** The list under the open tab. */
  children: ReactNode
}

/** Open and decided cases, one tab each. */
export function Queue<Shown extends string>({ texts, tabs, show, onShow, children }: QueueProps<Shown>) {
  usePageHead({ title: texts.title })
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">{texts.title}</h1>
      <p className="text-muted mt-2 mb-6">{texts.intro}</p>
      <Tabs
        label={texts.tabs}
        tabs={tabs.map((value) => ({ value, label: texts.shown[value] }))}
        value={show}
        onValueChange={onShow}
      >
        <TabPanel value={show}>{children}</TabPanel>
      </Tabs>
    </>
  )
}
