import { useQueryClient } from '@tanstack/react-query'
import {
  Link,
  useLocation,
  useNavigate,
  useRouter,
  useSearch,
  type RegisteredRouter,
} from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { ForgotPassword } from '#web/features/accounts/sign-in/forgot-password.tsx'
import { decideAccess, type Access } from '#domain/accounts/accounts.ts'
import { isStaff } from '#domain/accounts/staff.ts'
import { getCachedUser, useSession } from '#web/features/accounts/session.ts'
import { SignInForm } from '#web/features/accounts/sign-in/sign-in-form.tsx'
import { SignUp } from '#web/features/accounts/sign-in/sign-up.tsx'
import { useSendSavedOnboarding } from '#web/features/onboarding/api.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { withBasics } from '#web/lib/session/sign-in-state.ts'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import type { InvitedName } from '#web/lib/session/sign-in-state.ts'
import { parseSearch } from '#web/lib/navigation/search-params.ts'
import type { SearchOf } from '#web/lib/navigation/screen-search.ts'
import { Card } from '#web/ui/display/card.tsx'
import { Pattern } from '#web/ui/display/pattern.tsx'
import { TabPanel, Tabs } from '#web/ui/actions/tabs.tsx'
import { accountsCatalog } from '#web/features/accounts/texts/accounts-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'

/** Signing in and up (spec F2.4); afterwards back to where the visitor was going. */
export function SignInPage() {
  const { tab, next } = useSearch({ from: '/auth' })
  const { user } = useSession()
  const known = useLocation({ select: ({ state }) => state })
  const [invitation] = useState({ to: known.invitedTo, as: known.invitedAs })
  // The typed address is passed on to the password reset.
  const [email, setEmail] = useState(user?.email ?? known.email ?? '')
  if (tab === 'forgot') return <ForgotPassword email={email} next={next} />
  return <SignInOrUp email={email} invitation={invitation} onForgot={setEmail} />
}

type SignInOrUpProps = {
  email: string
  /** The organization that invites the person, and how it calls them; undefined if none does. */
  invitation: { to: string | undefined; as: InvitedName | undefined }
  onForgot: (email: string) => void
}

function SignInOrUp({ email, invitation, onForgot }: SignInOrUpProps) {
  const accountsTexts = useTexts(accountsCatalog)
  const { tab = 'sign-in', type, next } = useSearch({ from: '/auth' })
  const navigate = useNavigate()
  usePageHead({ title: accountsTexts.title })
  const show = (search: SearchOf<'/auth'>, replace = false) =>
    navigate({ to: '/auth', search: { ...search, next }, replace, resetScroll: false, state: true })
  const sendSavedAnswers = useSendSavedOnboarding()
  const router = useRouter()
  const queryClient = useQueryClient()
  const accessTo = (path: string) => findAccess(router, path)
  // The staff come to see what waits for them; the home page is a volunteer's or a member's.
  const leave = () => {
    const user = getCachedUser(queryClient)
    const home = user && isStaff(user) ? paths.admin().to : '/'
    void navigate({ href: next ?? home, replace: true })
  }
  const goOn = async () => {
    const chosen = type ?? 'volunteer'
    const user = getCachedUser(queryClient)
    const isOnboarded = user !== null && (await sendSavedAnswers(user.id, chosen))
    // The chosen type may not be the one that the link was for.
    const mayGo = next && decideAccess(accessTo(next), getCachedUser(queryClient)) === 'allowed'
    if (mayGo) return navigate({ href: next, replace: true })
    const asked = isOnboarded && chosen === 'volunteer' ? withBasics : {}
    return navigate({ ...paths.home(), ...asked, replace: true })
  }
  return (
    <div className="page-width grid items-start gap-x-16 gap-y-8 py-8 sm:py-12 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)]">
      <div className="grid max-w-136 gap-6">
        <div>
          <h1 className="text-3xl wrap-anywhere sm:text-4xl">
            {invitation.to ? accountsTexts.join({ organization: invitation.to }) : accountsTexts.title}
          </h1>
          <p className="text-muted measure mt-3 text-lg">
            {next ? accountsTexts.introOnTheWay : accountsTexts.intro}
          </p>
        </div>
        <Card padding="lg">
          <Tabs
            even
            label={accountsTexts.tabs.label}
            value={tab}
            onValueChange={(value) => void show(value === 'sign-up' ? { tab: value, type } : { type }, true)}
            tabs={[
              { value: 'sign-in', label: accountsTexts.tabs.signIn },
              { value: 'sign-up', label: accountsTexts.tabs.signUp },
            ]}
          >
            <TabPanel value="sign-in">
              <SignInForm email={email} next={next} onForgot={onForgot} onDone={leave} />
            </TabPanel>
            <TabPanel value="sign-up">
              <SignUp
                email={email}
                name={invitation.as}
                isInvited={invitation.to !== undefined}
                type={type ?? null}
                onTypeChange={(chosen) => void show({ tab: 'sign-up', type: chosen ?? undefined }, false)}
                onDone={() => void goOn()}
              />
            </TabPanel>
          </Tabs>
        </Card>
        <Link {...withoutAccount(next, accessTo)} className="link justify-self-start">
          {invitation.to ? accountsTexts.toInvitation : accountsTexts.keepBrowsing}
        </Link>
      </div>
      <Promises />
    </div>
  )
}

/**
 * Where a visitor continues without an account: what they came from if everyone may see it, otherwise the projects. Without
 * `apply`, which would ask for an account again.
 */
function withoutAccount(next: string | undefined, accessTo: (path: string) => Access) {
  const { pathname, search, hash } = new URL(next ?? '/', 'http://this.site')
  return pathname !== '/' && accessTo(pathname) === 'public'
    ? { to: pathname, search: { ...parseSearch(search), apply: undefined }, hash: hash.slice(1) }
    : paths.browse()
}

function findAccess(router: RegisteredRouter, path: string): Access {
  const { pathname } = new URL(path, 'http://this.site')
  const [matched] = router.getMatchedRoutes(pathname)
  return matched.at(-1)?.options.staticData?.access ?? 'public'
}

function Promises() {
  const accountsTexts = useTexts(accountsCatalog)
  const { aside } = accountsTexts
  return (
    <aside aria-labelledby="promises" className="grid gap-6 max-lg:hidden">
      <Pattern name={accountsTexts.title} columns={8} rows={4} className="rounded-xl" />
      <h2 id="promises" className="text-2xl">
        {aside.title}
      </h2>
      <ul className="grid gap-4">
        {Object.values(aside.points).map((point) => (
          <li key={point} className="flex gap-3">
            <Check aria-hidden className="text-primary mt-0.5 size-5 shrink-0" />
            <span className="measure">{point}</span>
          </li>
        ))}
      </ul>
    </aside>
  )
}
