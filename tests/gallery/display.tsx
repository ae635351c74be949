import { Building2, CircleCheck, Clock3 } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#web/ui/actions/button.tsx'
import { Avatar } from '#web/ui/display/avatar.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Chip } from '#web/ui/display/chip.tsx'
import { LoadMoreList } from '#web/ui/display/load-more-list.tsx'
import { LoadedRows } from '#web/ui/display/loaded-rows.tsx'
import { Logo, LogoMark } from '#web/ui/display/logo.tsx'
import { Pattern } from '#web/ui/display/pattern.tsx'
import { QrCode } from '#web/ui/display/qr-code.tsx'
import { Row, RowList } from '#web/ui/display/row-list.tsx'
import { SectionLinks } from '#web/ui/display/section-links.tsx'
import { SettingCard } from '#web/ui/display/setting-card.tsx'
import { Stars } from '#web/ui/display/stars.tsx'
import { Panel, StatCards } from '#web/ui/display/stat-card.tsx'
import { WindowedPart } from '#web/ui/display/windowed-part.tsx'
import { long, nothing, type Samples } from './samples.tsx'

const row = 'flex flex-wrap items-center gap-3'
const badges = ['neutral', 'primary', 'accent', 'info', 'success', 'warn', 'danger', 'outline'] as const
const looks = ['pill', 'view', 'row'] as const

function Windowed() {
  const within = useRef<HTMLDivElement>(null)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- because what scrolls has to be reached by keyboard
    <div ref={within} tabIndex={0} role="region" aria-label="Scrolls" className="h-16 overflow-y-auto">
      {['First part', 'Second part', 'Third part'].map((part) => (
        <WindowedPart key={part} within={within}>
          <p className="py-3">{part}</p>
        </WindowedPart>
      ))}
    </div>
  )
}

export const displaySamples: readonly Samples[] = [
  {
    component: 'Avatar',
    states: {
      'initials, and a picture that does not load': (
        <div className={row}>
          {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
            <Avatar key={size} name="Maya Lindqvist" size={size} />
          ))}
          <Avatar name="Riverside Food Bank" imageUrl="data:image/png;base64,AA" />
        </div>
      ),
    },
  },
  {
    component: 'Badge',
    states: Object.fromEntries(
      badges.map((variant) => [
        variant,
        <div key={variant} className={row}>
          {(['xs', 'sm', 'md'] as const).map((size) => (
            <Badge key={size} variant={variant} size={size} icon={CircleCheck}>
              {variant} {size}
            </Badge>
          ))}
          <Badge variant={variant}>{long}</Badge>
        </div>,
      ]),
    ),
  },
  {
    component: 'Card',
    states: {
      plain: <Card>What a card holds</Card>,
      interactive: (
        <Card interactive padding="lg">
          <a href="#of-Card">A card that leads somewhere</a>
        </Card>
      ),
    },
  },
  {
    component: 'Chip',
    states: Object.fromEntries(
      looks.map((look) => [
        look,
        <div key={look} className={look === 'row' ? 'max-w-60' : row}>
          <Chip look={look} pressed>
            On
          </Chip>
          <Chip look={look} pressed={false} count="12">
            Off, with a count
          </Chip>
          <Chip look={look} pressed={false} isQuiet>
            Nothing behind it
          </Chip>
        </div>,
      ]),
    ),
  },
  {
    component: 'LoadMoreList',
    states: {
      'has more': (
        <LoadMoreList
          label="Projects so far"
          items={[{ key: 'one', content: 'The first entry' }]}
          hasMore
          loadingMore={false}
          onMore={nothing}
          moreLabel="Load More"
          progress="1 of 9 shown"
        />
      ),
      loading: (
        <LoadMoreList
          label="Volunteers so far"
          items={[{ key: 'one', content: 'The first entry' }]}
          hasMore
          loadingMore
          onMore={nothing}
          moreLabel="Load More"
        />
      ),
    },
  },
  {
    component: 'Logo, LogoMark',
    states: {
      all: (
        <div className={row}>
          <Logo name="Bridge Collective" />
          <LogoMark />
        </div>
      ),
    },
  },
  {
    component: 'Pattern',
    states: {
      'of two names': (
        <div className="grid grid-cols-2 gap-3">
          {['Riverside', 'Second Acre'].map((name) => (
            <div key={name} className="h-20 overflow-hidden rounded-lg">
              <Pattern name={name} />
            </div>
          ))}
        </div>
      ),
    },
  },
  {
    component: 'QrCode',
    states: { all: <QrCode text="https://example.org" label="Code for the app" className="size-32" /> },
  },
  {
    component: 'LoadedRows',
    states: {
      all: (
        <LoadedRows
          items={['Maya Lindqvist', long]}
          isError={false}
          retrying={false}
          onRetry={nothing}
          hasMore
          loadingMore={false}
          onMore={nothing}
          texts={{ label: 'Sample rows page by page', failed: 'Couldn’t load the rows', more: 'Load More' }}
          empty={null}
        >
          {(name) => <Row key={name} name={name} title={name} text="Applied 2 days ago" />}
        </LoadedRows>
      ),
    },
  },
  {
    component: 'RowList, Row',
    states: {
      all: (
        <RowList label="Sample rows">
          <Row
            name="Maya Lindqvist"
            title="Maya Lindqvist"
            text="Applied 2 days ago"
            aside={<Badge>Pending</Badge>}
          />
          <Row
            name={long}
            title={long}
            text={long}
            aside={<Button size="sm">Review</Button>}
            below="Below the row"
          />
        </RowList>
      ),
    },
  },
  {
    component: 'SectionLinks',
    states: {
      all: <SectionLinks label="Sections" beside="xl" sections={[{ id: 'one', title: long }]} />,
    },
  },
  {
    component: 'SettingCard',
    states: {
      all: (
        <SettingCard id="setting-sample" title="Password" text="Choose a new one.">
          <Button>Change</Button>
        </SettingCard>
      ),
    },
  },
  {
    component: 'Stars',
    states: {
      all: (
        <div className={row}>
          <Stars value={0} accessibleText="0 of 5" />
          <Stars value={3.5} accessibleText="3.5 of 5" />
          <Stars value={5} large accessibleText="5 of 5" />
        </div>
      ),
    },
  },
  {
    component: 'StatCards, Panel',
    states: {
      all: (
        <Panel id="panel-sample" title="Numbers" action={<a href="#of-Stars">All of them</a>}>
          <StatCards
            label="Sample numbers"
            stats={[
              { icon: Building2, label: 'Projects', value: '12', hint: '3 of them open' },
              { icon: Clock3, label: 'Hours', value: '1,204.5' },
            ]}
          />
        </Panel>
      ),
    },
  },
  { component: 'WindowedPart', states: { all: <Windowed /> } },
]
