/**
 * The behavior of a project and its applications, written a second time and as simply as possible: from the decisions
 * (A10 to A13,
 * A19), not from the code. It returns every reason for a refusal, not which of them is reported.
 */
export type Side = 'volunteer' | 'organization'
export type Status = 'pending' | 'accepted' | 'declined' | 'withdrawn' | 'completed'
export type ReachedStatus = Exclude<Status, 'pending'>

export interface ModelApplication {
  volunteer: number
  status: Status
  endedBy: Side | null
  /** How often its status was written, including the first time. */
  moves: number
  /** The ratings that each side gave. */
  reviews: { [Writer in Side]?: number }
}

export interface ModelProject {
  spots: number
  isPaused: boolean
  isCompleted: boolean
  /** In the order they were sent. */
  applications: ModelApplication[]
}

/** A volunteer by number, the owner of the project, another organization, or a volunteer who never applies. */
export type Actor = number | 'owner' | 'other organization' | 'bystander'

export type Action =
  | { kind: 'apply'; volunteer: number }
  | { kind: 'move'; by: Actor; of: Which; to: ReachedStatus; hasReason: boolean }
  | { kind: 'review'; by: Actor; of: Which; rating: number }
  | { kind: 'pause' | 'resume' | 'complete'; by: Actor }
  | { kind: 'resize'; by: Actor; spots: number }

/** An application: the volunteer's first, second … */
export interface Which {
  volunteer: number
  turn: number
}

export interface Prediction {
  /** The problem codes it may be refused with; without any it succeeds. */
  refusals: string[]
  after: ModelProject
}

/** The volunteer with this number is also a member of the project's organization. */
export const memberNumber = 3

const holdsSpot = ({ status }: ModelApplication) => status === 'accepted' || status === 'completed'
export const countTakenSpots = (project: ModelProject) => project.applications.filter(holdsSpot).length
const isFull = (project: ModelProject) => countTakenSpots(project) >= project.spots

/** The project's public fields. */
export function toStoredState(project: ModelProject) {
  const taken = countTakenSpots(project)
  const running = taken === 0 ? 'open' : isFull(project) ? 'in_progress' : 'active'
  const status = project.isCompleted ? 'completed' : project.isPaused ? 'paused' : running
  const ratings = project.applications.flatMap(({ reviews }) => reviews.volunteer ?? [])
  const sum = ratings.reduce((total, rating) => total + rating, 0)
  return {
    status,
    placesLeft: Math.max(0, project.spots - taken),
    acceptsApplications: status === 'open' || status === 'active',
    totalReviews: ratings.length,
    averageRating: ratings.length === 0 ? null : (Math.round((sum / ratings.length) * 10) / 10).toFixed(1),
  }
}

/** Each volunteer's applications in order; the order between volunteers is undefined. */
export const sortByVolunteer = <Each extends { volunteer: number }>(applications: readonly Each[]) =>
  applications.toSorted((a, b) => a.volunteer - b.volunteer)

/** The applications as they are stored. */
export const readApplications = (project: ModelProject) =>
  sortByVolunteer(project.applications).map(({ volunteer, status, endedBy, moves, reviews }) => ({
    volunteer,
    status,
    endedBy,
    moves,
    reviews: Object.keys(reviews).length,
  }))

/** The side of the application that a person is on; null if none. */
function sideOf(by: Actor, application: ModelApplication): Side | null {
  if (by === application.volunteer) return 'volunteer'
  return by === 'owner' || by === memberNumber ? 'organization' : null
}

export function predict(project: ModelProject, action: Action): Prediction {
  const after = structuredClone(project)
  const refusals = attempt(after, action)
  return { refusals, after: refusals.length > 0 ? project : after }
}

/** Changes the project; the result is ignored if a reason for refusal is returned. */
function attempt(project: ModelProject, action: Action): string[] {
  if (action.kind === 'apply') return apply(project, action.volunteer)
  if (!('of' in action)) return manageProject(project, action)
  const { volunteer, turn } = action.of
  const application = project.applications.filter((each) => each.volunteer === volunteer)[turn]
  if (!application) throw new Error('the model acts on applications that are there')
  const side = sideOf(action.by, application)
  if (side === null) return ['application_not_found']
  return action.kind === 'move'
    ? move(project, { application, side, action })
    : review(project, { application, side, action })
}

function apply(project: ModelProject, volunteer: number): string[] {
  const refusals: string[] = []
  if (volunteer === memberNumber) refusals.push('own_project')
  const last = project.applications.findLast((each) => each.volunteer === volunteer)
  if (last && ['pending', 'accepted', 'completed'].includes(last.status)) refusals.push('already_applied')
  if (last?.status === 'declined' || last?.endedBy === 'organization') refusals.push('cannot_apply_again')
  if (project.isCompleted) refusals.push('project_completed')
  if (project.isPaused) refusals.push('project_paused')
  if (isFull(project)) refusals.push('no_places_left')
  project.applications.push({ volunteer, status: 'pending', endedBy: null, moves: 1, reviews: {} })
  return refusals
}

function manageProject(
  project: ModelProject,
  action: Exclude<Action, { of: Which } | { volunteer: number }>,
): string[] {
  const refusals: string[] = []
  if (action.by === 'other organization') return ['project_not_yours']
  if (action.by !== 'owner' && action.by !== memberNumber) return ['organizations_only']
  if (project.isCompleted) refusals.push('project_completed')
  if (action.kind === 'resize') {
    if (action.spots < countTakenSpots(project)) refusals.push('invalid')
    project.spots = action.spots
  } else if (action.kind === 'complete') {
    project.isCompleted = true
    for (const application of project.applications) {
      if (application.status !== 'pending' && application.status !== 'accepted') continue
      application.status = application.status === 'accepted' ? 'completed' : 'declined'
      application.moves += 1
    }
  } else {
    if (action.kind === 'pause' && project.isPaused) refusals.push('project_already_paused')
    if (action.kind === 'resume' && !project.isPaused) refusals.push('project_not_paused')
    project.isPaused = action.kind === 'pause'
  }
  return refusals
}

type ApplicationTurn<Kind extends Action['kind']> = {
  application: ModelApplication
  side: Side
  action: Extract<Action, { kind: Kind }>
}

function move(project: ModelProject, { application, side, action }: ApplicationTurn<'move'>): string[] {
  const { status } = application
  const { to, hasReason } = action
  const refusals: string[] = []
  if (side === 'volunteer' && to !== 'withdrawn') refusals.push('move_not_yours')
  if (to === 'withdrawn') {
    if (status === 'pending' && side === 'organization') refusals.push('move_not_yours')
    if (status === 'accepted' && !hasReason) refusals.push('reason_required')
    if (status !== 'pending' && status !== 'accepted') refusals.push('application_ended')
    application.endedBy = side
  } else if (to === 'completed') {
    if (status === 'pending') refusals.push('application_not_accepted')
    else if (status !== 'accepted') refusals.push('application_ended')
  } else {
    if (status !== 'pending') refusals.push('application_not_pending')
    if (to === 'accepted' && isFull(project)) refusals.push('no_places_left')
    if (to === 'accepted' && project.isCompleted) refusals.push('project_completed')
  }
  application.status = to
  application.moves += 1
  return refusals
}

function review(project: ModelProject, { application, side, action }: ApplicationTurn<'review'>): string[] {
  const { status, reviews } = application
  const refusals: string[] = []
  if (reviews[side] !== undefined) refusals.push('already_reviewed')
  if (status === 'declined' || status === 'withdrawn') refusals.push('review_not_possible')
  const isDone = status === 'completed' || (status === 'accepted' && project.isCompleted)
  if ((status === 'pending' || status === 'accepted') && !isDone) refusals.push('review_too_early')
  reviews[side] = action.rating
  return refusals
}
