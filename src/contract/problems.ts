import { limits } from './limits.ts'

/** Every refusal that an endpoint can answer: its status and its text (decision D). */
export const problems = {
  unreadable_body: [400, 'The request body could not be read'],
  unreadable_text: [400, 'The request holds characters that cannot be stored'],
  bad_cursor: [400, 'This page link is not valid any more'],
  unauthorized: [401, 'Unauthorized'],
  invalid_credentials: [401, 'Invalid email or password'],
  second_factor_needed: [401, 'Please give the code of your authenticator app, or a recovery code'],
  forbidden: [403, 'You are not allowed to do this'],
  volunteers_only: [403, 'Only volunteers can do this.'],
  organizations_only: [403, 'Only organizations can do this.'],
  volunteer_dashboard_only: [403, 'This dashboard is only available to volunteers.'],
  organization_dashboard_only: [403, 'This dashboard is only available to organizations.'],
  projects_by_organizations_only: [403, 'Only organizations can create projects.'],
  own_project: [403, 'You cannot apply to a project of your own organization'],
  move_not_yours: [403, 'This change is not yours to make'],
  review_not_yours: [403, 'Only the two sides of this collaboration can review it'],
  email_not_verified: [
    403,
    'Please verify your e-mail address first, by the link in the letter we sent you.',
  ],
  project_not_yours: [403, 'Only members of its organization can change this project'],
  triage_not_yours: [403, 'Only members of the organization can do this'],
  note_not_yours: [403, 'Only who wrote a note can change it'],
  hours_not_yours: [403, 'The volunteer logs the hours, and the organization confirms them'],
  owners_only: [403, 'Only owners of the organization can do this'],
  invitation_not_yours: [403, 'This invitation went to another e-mail address than yours'],
  claim_not_yours: [403, 'Only the person who asked for the organization can take it over'],
  logo_not_yours: [403, 'Only members of the organization can change its logo'],
  second_factor_required: [
    403,
    'Administrators sign in with a second factor here. Please set one up in your account settings first.',
  ],
  reauthentication_required: [403, 'Please give your password again to go on'],
  cross_site: [403, 'This request came from another site'],
  not_found: [404, 'Not found'],
  project_not_found: [404, 'Project not found'],
  organization_not_found: [404, 'Organization not found'],
  application_not_found: [404, 'Application not found'],
  notification_not_found: [404, 'Notification not found'],
  note_not_found: [404, 'Note not found'],
  hours_not_found: [404, 'These hours were not found'],
  review_target_not_found: [
    404,
    "The project details could not be found or you don't have permission to review this project.",
  ],
  profile_not_found: [404, 'Profile not found'],
  member_not_found: [404, 'This person is no member of the organization'],
  invitation_not_found: [404, 'Invitation not found'],
  verification_not_found: [404, 'No request waits for a reason why the register does not have it'],
  session_not_found: [404, 'Session not found'],
  account_exists: [
    409,
    'Could not create the account. If you already have one, sign in or reset the password.',
  ],
  already_applied: [409, 'You have already applied to this project'],
  cannot_apply_again: [409, 'The organization has decided on your application to this project'],
  project_paused: [409, 'This project is paused and takes no applications at the moment'],
  project_completed: [409, 'This project is completed'],
  project_not_published: [409, 'This project is not published'],
  project_already_paused: [409, 'This project is already paused'],
  project_not_paused: [409, 'This project is not paused'],
  project_held: [409, 'This project is being checked and cannot be changed in this way for now'],
  not_a_draft: [409, 'This project is not a draft'],
  verification_required: [
    409,
    'Projects of this organization stay drafts until it is verified. Please send the verification form.',
  ],
  project_changed: [
    409,
    'Somebody else changed this project in the meantime. Reload it to see their changes, then make yours.',
  ],
  deadline_passed: [409, 'The application deadline has passed'],
  no_places_left: [409, 'All places of this project are taken'],
  application_not_pending: [409, 'This application has already been decided'],
  application_not_accepted: [409, 'Only accepted work can be signed off'],
  application_ended: [409, 'This application has already ended'],
  reason_required: [409, 'Please give a reason for ending accepted work'],
  hours_too_early: [409, 'Hours can be logged once the application is accepted'],
  hours_work_ended: [409, 'This work has ended, so no more hours can be logged'],
  hours_too_late: [409, 'Hours can be logged until 30 days after the work was signed off'],
  hours_confirmed: [409, 'Confirmed hours cannot be changed'],
  hours_decided: [409, 'These hours have already been confirmed or rejected'],
  hours_changed: [409, 'These hours were changed in the meantime. Please look at them again.'],
  already_reviewed: [409, 'You have already reviewed this collaboration'],
  review_too_early: [409, 'You can leave a review once the work is signed off or the project is completed'],
  review_not_possible: [409, 'Only accepted work can be reviewed'],
  profile_exists: [409, 'This profile has already been created'],
  last_owner: [409, 'An organization keeps at least one owner. Please make somebody else an owner first.'],
  organization_full: [409, `An organization has at most ${limits.members} members and open invitations`],
  organization_not_claimable: [409, 'This organization has an owner already, who can invite you'],
  claim_not_by_mail: [409, 'The website of this organization proves nothing about an e-mail address'],
  email_already_verified: [409, 'Your e-mail address is verified already'],
  second_factor_exists: [409, 'Your account has a second factor already'],
  second_factor_not_started: [409, 'Please begin again: what you scanned is not valid any more'],
  no_second_factor: [409, 'Your account has no second factor'],
  email_taken: [409, 'This e-mail address belongs to another account'],
  too_many_files: [
    409,
    'You have stored as many images as one account may. Please wait a minute while replaced ones are removed, or remove one.',
  ],
  conflict: [409, 'This changed in the meantime. Please reload and try again.'],
  gone: [410, 'This project was removed'],
  link_expired: [410, 'This link is not valid any more. Please ask for a new one.'],
  body_too_large: [413, 'The request is too large'],
  file_too_large: [413, 'This file is larger than 5 MB. Please choose a smaller one.'],
  unsupported_media_type: [415, 'Content of this type is not accepted here'],
  not_an_image: [415, 'This is not a JPEG, PNG or WebP image. Please choose one of these.'],
  misdirected: [421, 'This host name is not served here'],
  key_reused: [422, 'This Idempotency-Key was used for another request'],
  charities_only: [422, 'Only 501(c)(3) organizations can be verified here'],
  wrong_code: [422, 'This code is not right, or was used already. Please try the next one.'],
  wrong_password: [422, 'This is not your current password'],
  unreadable_image: [422, 'This image is damaged and could not be read. Please choose another one.'],
  too_many_pixels: [422, 'This image has more than 40 megapixels. Please choose a smaller one.'],
  invalid: [422, 'Please check the marked fields'],
  too_many_requests: [429, 'Too many requests. Please try again later.'],
  internal: [500, 'Something went wrong on our side. Please try again.'],
  uploads_unavailable: [503, 'Images cannot be stored at the moment. Please try again later.'],
  unavailable: [503, 'The service is busy or starting. Please try again in a moment.'],
} as const satisfies Record<string, readonly [number, string]>

export type ProblemCode = keyof typeof problems

/** One refused field: its path in the body ("perks.0.title") and the text shown beside it. */
export interface Issue {
  path: string
  message: string
}

/** The body of every answer that is an error. */
export interface ProblemBody {
  message: string
  code: string
  issues?: Issue[]
}
