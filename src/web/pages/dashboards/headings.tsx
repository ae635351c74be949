/** The titles of the dashboards, which the document shows before their code has loaded (`app/page-data.ts`). */
import type { RefObject } from 'react'
import { dashboardsCatalog } from '#web/features/dashboards/texts/dashboards-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'

export function VolunteerDashboardHeading() {
  const { volunteer } = useTexts(dashboardsCatalog)
  return <Heading title={volunteer.title} intro={volunteer.intro} />
}

/** `ref` makes the title a target of the focus. */
export function OrganizationDashboardHeading({ ref }: { ref?: RefObject<HTMLHeadingElement | null> }) {
  const { organization } = useTexts(dashboardsCatalog)
  return <Heading title={organization.title} intro={organization.intro} titleRef={ref} />
}

type HeadingProps = {
  title: string
  intro: string
  titleRef?: RefObject<HTMLHeadingElement | null> | undefined
}

function Heading({ title, intro, titleRef }: HeadingProps) {
  return (
    <div>
      <h1 ref={titleRef} tabIndex={titleRef && -1} className="text-3xl outline-none sm:text-4xl">
        {title}
      </h1>
      <p className="text-muted mt-2">{intro}</p>
    </div>
  )
}
