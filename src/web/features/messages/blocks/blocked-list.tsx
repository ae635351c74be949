import { useRef, useState } from 'react'
import type { Block } from '#contract/messages/blocks.ts'
import { blocksCatalog } from '#web/features/messages/texts/blocks-texts.ts'
import { toLoadMoreProps } from '#web/lib/calls/load-more.ts'
import { blockedId } from '#web/lib/navigation/paths.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { LoadMoreList } from '#web/ui/display/load-more-list.tsx'
import { SettingCard } from '#web/ui/display/setting-card.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { OnceOpened } from '#web/ui/overlays/lazy-dialog.tsx'
import { LazyBlockSideDialog, loadBlockSideDialog } from './block-button.tsx'
import { useBlocks, type OtherSide } from './blocks-api.ts'

/** Whom the reader and their organizations block, with a way to undo each block. */
export function BlockedList() {
  const { settings: texts } = useTexts(blocksCatalog)
  const list = useBlocks()
  const { data, isError, isFetching, refetch } = list
  const blocks = data?.pages.flatMap((page) => page.items)
  // Outside the list: a block leaves it while its dialog is still closing.
  const [asked, setAsked] = useState<Block>()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<Element>(null)
  const ask = (block: Block) => {
    opener.current = document.activeElement
    setAsked(block)
    setOpen(true)
  }
  return (
    <SettingCard id={blockedId} title={texts.heading} text={texts.text}>
      {blocks ? (
        blocks.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <LoadMoreList
            label={texts.list}
            className="divide-line border-line divide-y border-y"
            items={blocks.map((block) => ({
              key: block.id,
              content: <BlockedRow block={block} onUnblock={() => ask(block)} />,
            }))}
            {...toLoadMoreProps(list, texts.moreFailed)}
            moreLabel={texts.more}
          />
        )
      ) : isError ? (
        <ErrorState as="h3" title={texts.listFailed} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <LoadingRegion>
          {/* As high as when no one is blocked: what is below must not move up under the header once a link has led there. */}
          <Skeleton className="h-6" />
        </LoadingRegion>
      )}
      {asked && (
        <OnceOpened open={isOpen}>
          <LazyBlockSideDialog
            open={isOpen}
            onOpenChange={setOpen}
            side={asked.organization ? 'organization' : 'volunteer'}
            other={otherOf(asked)}
            name={asked.blocked.name}
            isBlocked
            onChanged={() => {
              opener.current = document.getElementById(blockedId)
            }}
            onClosed={(event) => {
              event.preventDefault()
              if (opener.current instanceof HTMLElement) opener.current.focus()
            }}
          />
        </OnceOpened>
      )}
    </SettingCard>
  )
}

function BlockedRow({ block, onUnblock }: { block: Block; onUnblock: () => void }) {
  const { settings: texts } = useTexts(blocksCatalog)
  const { blocked, organization, blockedAt } = block
  const { name } = blocked
  const prepare = () => void loadBlockSideDialog().catch(() => {})
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 wrap-anywhere">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium" dir="auto">
          {name}
        </p>
        <p className="text-muted flex flex-wrap gap-x-3 text-sm">
          <span>
            {texts.since} <TimeStamp iso={blockedAt} inText />
          </span>
          {organization && <span>{texts.blockedFor({ organization: organization.name })}</span>}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        aria-haspopup="dialog"
        aria-label={texts.unblockOf({ name })}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={onUnblock}
      >
        {texts.unblock}
      </Button>
    </div>
  )
}

/** The other side of a block. */
const otherOf = ({ blocked: { id }, organization }: Block): OtherSide =>
  organization ? { volunteerId: id, organizationId: organization.id } : { organizationId: id }
