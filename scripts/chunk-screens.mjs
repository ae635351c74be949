// What a browser loads together: the modules of each page that code imports on demand. `group-chunks.mjs` searches by them,
// and `check-chunks.mjs` counts the files of a build.
import { readdirSync } from 'node:fs'
import path from 'node:path'

/** The most files of script, style and font that a page may load. */
export const limit = 25
/** Two fonts; the style is in the page. */
export const others = 2

const start = ['index.html', 'app/entry-client.tsx', 'react-dom']
/** What signed-in people load with every screen. */
const signedIn = [
  'app/member-routes.tsx',
  'app/signed-in-code.ts',
  'app/beside-screens.tsx',
  'features/notifications/notification-bell.tsx',
  'features/messages/log/messages-live.tsx',
  'features/projects/visibility-live.tsx',
]

/** Screens with the parts that they show at first, by how much their weight counts: a visitor waits for all of it. */
const visitorsFirst = { weight: 3000, screens: ['landing/home', 'projects/browse'] }
const visitors = {
  weight: 100,
  screens: ['projects/project', 'organizations/organization'],
}
/** They come with the table of members' screens. */
const visitorsNext = { weight: 100, screens: ['accounts/sign-in', 'help/help'] }
/** Who comes to stay opens them first. */
const membersFirst = {
  weight: 150,
  screens: ['landing/home-content', 'landing/home-content + landing/organization-home'],
}
const visitorsLater = {
  weight: 10,
  screens: [
    'landing/home-content',
    'accounts/email-links',
    'credentials/credential',
    'help/legal',
    'organizations/claim-organization',
    'portfolios/certificate',
    'portfolios/portfolio',
    'rankings/top-organizations',
  ],
}
/** What signed-in people open most. */
const membersOften = {
  weight: 100,
  screens: [
    'landing/home + landing/home-content',
    'accounts/profile',
    'applications/applications + applications/mine-part',
    'applications/applications + applications/received-part',
    'dashboards/organization-dashboard',
    'dashboards/volunteer-dashboard',
    'matching/project-matching',
    'matching/volunteers',
    'messages/messages',
    'projects/project',
    'reviews/reviews',
  ],
}
const members = {
  weight: 5,
  screens: [
    'accounts/profile + accounts/settings-tab',
    'accounts/profile + dashboards/organization-tab',
    'accounts/profile + dashboards/volunteer-tab',
    'applications/agreed-scope',
    'applications/compare-applications',
    'credentials/credential',
    'dashboards/dashboard',
    'dashboards/organization-dashboard + dashboards/projects-tab',
    'dashboards/organization-dashboard + dashboards/volunteers-tab',
    'dashboards/volunteer-dashboard + dashboards/active-tab',
    'dashboards/volunteer-dashboard + dashboards/saved-tab',
    'help/help',
    'impact/organization-impact',
    'invites/received-invites',
    'invites/sent-invites',
    'moderation/decisions',
    'organizations/organization',
    'portfolios/portfolio',
    'profiles/organization-profile',
    'profiles/organization-profile-setup',
    'profiles/volunteer-profile',
    'profiles/volunteer-profile-setup',
    'projects/browse',
    'projects/create-project',
    'projects/edit-project',
    'rankings/top-organizations',
    'reviews/create-review',
    'reviews/review-analytics',
    'rewards/perks-and-rewards',
    'verification/organization-verification',
  ],
}

const listModules = (screen) => screen.split(' + ').map((name) => `pages/${name}.tsx`)

/** Every page: its name, the weight of its bytes, and its modules below `src/web`. */
export function listPages(root) {
  const administration = readdirSync(path.join(root, 'src/web/pages/administration'))
    .filter((name) => name.endsWith('.tsx') && !/\.test\.|routes|^frame/.test(name))
    .map((name) => `administration/frame + administration/${path.basename(name, '.tsx')}`)
  return [
    ...visitorsFirst.screens.map((screen) => [screen, visitorsFirst.weight, []]),
    ...visitors.screens.map((screen) => [screen, visitors.weight, []]),
    ...visitorsNext.screens.map((screen) => [screen, visitorsNext.weight, ['app/member-routes.tsx']]),
    ...visitorsLater.screens.map((screen) => [screen, visitorsLater.weight, ['app/member-routes.tsx']]),
    ...membersFirst.screens.map((screen) => [screen, membersFirst.weight, signedIn]),
    ...membersOften.screens.map((screen) => [screen, membersOften.weight, signedIn]),
    ...members.screens.map((screen) => [screen, members.weight, signedIn]),
    ...administration.map((screen) => [screen, 2, [...signedIn, 'app/routes.tsx']]),
  ].map(([name, weight, frame]) => ({ name, weight, modules: start.concat(frame, listModules(name)) }))
}

/** The files of a pattern, such as `src/web/lib/live/{live,live-tabs}.ts`. */
export function listNames(pattern) {
  const [, before, names, after] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? []
  return names === undefined ? [pattern] : names.split(',').map((name) => `${before}${name}${after}`)
}

/** Whether a module has the English texts of one of the code below `src/web` (`texts.config.ts`). */
export const isEnglishOf = (id, module) => id.includes(`texts:web/${module}~`) && id.endsWith('|en')

/**
 * The files of a build that each page loads. `find` has the file of a module, `findTexts` that of its texts if there is one,
 * `listNeeded` the files that one brings along.
 */
export const listLoaded = (pages, { find, findTexts, listNeeded }) =>
  pages.map(({ modules }) => {
    const found = new Set(
      modules.flatMap((module) => {
        const file = find(module)
        if (!file) throw new Error(`The build has no ${module}.`)
        return [file, findTexts(module) ?? []].flat()
      }),
    )
    // Iterating over a set includes entries added meanwhile.
    for (const file of found) for (const needed of listNeeded(file)) found.add(needed)
    return found
  })
