import { Inbox, SearchX } from 'lucide-react'
import { Button } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState, PageState } from '#web/ui/feedback/error-state.tsx'
import { LiveRegion } from '#web/ui/feedback/live-region.tsx'
import { MissingScreen } from '#web/ui/feedback/missing-screen.tsx'
import { NothingYet } from '#web/ui/feedback/nothing-yet.tsx'
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx'
import { LoadingRegion, Skeleton, SkeletonRows, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { LoadingScreen, Spinner } from '#web/ui/feedback/spinner.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { VisuallyHidden } from '#web/ui/feedback/visually-hidden.tsx'
import { nothing, type Samples } from './samples.tsx'

const show = (name: string, content: Parameters<typeof toast>[0]) => (
  <Button size="sm" variant="secondary" onClick={() => toast(content)}>
    {name}
  </Button>
)

const query = { data: undefined, error: null, isFetching: false, refetch: nothing }

export const feedbackSamples: readonly Samples[] = [
  {
    component: 'EmptyState',
    states: {
      'with an action': (
        <EmptyState
          as="p"
          icon={Inbox}
          title="No applications yet"
          text="Applications appear here."
          action={<Button>Post a Project</Button>}
        />
      ),
      plain: <EmptyState as="p" icon={Inbox} title="Nothing here" />,
    },
  },
  {
    component: 'ErrorState',
    states: {
      'can be tried again': <ErrorState as="h3" title="Couldn’t load your projects" onRetry={nothing} />,
      'being tried again': <ErrorState as="h3" onRetry={nothing} retrying />,
    },
  },
  {
    component: 'PageState',
    states: {
      found: (
        <PageState
          query={{ ...query, data: 'Weigh the moles' }}
          failed="Couldn’t load the project"
          loading={null}
        >
          {(title) => <p>{title}</p>}
        </PageState>
      ),
      loading: (
        <PageState query={query} failed="Couldn’t load the project" loading={<SkeletonText lines={2} />}>
          {() => null}
        </PageState>
      ),
    },
  },
  {
    component: 'NothingYet',
    states: {
      all: (
        <NothingYet
          icon={Inbox}
          title="No saved projects yet"
          text="Projects that you save appear here."
          browse="Browse Projects"
        />
      ),
    },
  },
  {
    component: 'MissingScreen',
    states: {
      all: (
        <MissingScreen
          icon={SearchX}
          title="Page not found"
          text="Check the address for typos."
          link={<a href="#of-MissingScreen">Go to home page</a>}
        />
      ),
    },
  },
  {
    component: 'Spinner, LoadingScreen',
    states: { small: <Spinner />, screen: <LoadingScreen text="Loading your projects" /> },
  },
  {
    component: 'Skeleton, SkeletonText, SkeletonRows, LoadingRegion',
    states: {
      all: (
        <LoadingRegion className="grid gap-3">
          <Skeleton className="h-16 rounded-lg" />
          <SkeletonText lines={3} />
          <SkeletonRows rows={2} className="border-line rounded-lg border" />
        </LoadingRegion>
      ),
    },
  },
  {
    component: 'ProgressBar',
    states: {
      'none, some, all': (
        <div className="grid gap-4">
          <ProgressBar label="Steps done" value={0} max={4} text="0 of 4" />
          <ProgressBar label="Profile" value={2} max={4} text="2 of 4" size="lg" />
          <ProgressBar label="Upload" value={4} max={4} text="4 of 4" isTextHidden />
        </div>
      ),
    },
  },
  { component: 'LiveRegion', states: { 'heard only': <LiveRegion text="3 projects found" /> } },
  {
    component: 'VisuallyHidden',
    states: {
      'heard only': (
        <p>
          Next <VisuallyHidden>page of the projects</VisuallyHidden>
        </p>
      ),
    },
  },
  {
    component: 'Toaster',
    states: {
      all: (
        <div className="flex flex-wrap gap-3">
          {show('Toast', { title: 'Saved' })}
          {show('Toast of an error', {
            title: 'Couldn’t save',
            description: 'Check your connection and try again.',
            variant: 'destructive',
          })}
          {show('Toast with an action', {
            title: 'Hidden',
            action: { label: 'Undo', onSelect: nothing },
          })}
        </div>
      ),
    },
  },
]
