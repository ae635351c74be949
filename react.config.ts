/** What of React the product never runs, and no browser downloads (docs/decisions/0149-react-without-what-no-page-uses.md). */
import type { Plugin } from 'vite'

/** The version that the list below was checked with. React stays whole in another one. */
export const checkedVersion = '19.3.1'

/** Functions of react-dom by the part they belong to. `found` is what an empty one answers. */
const leftOut: readonly { found: string; names: readonly string[] }[] = [
  {
    // <ViewTransition>: they search the page for one, or follow from one.
    found: '',
    names: [
      'trackEnterViewTransitions',
      'applyViewTransitionToHostInstances',
      'restoreViewTransitionOnHostInstances',
      'commitAppearingPairViewTransitions',
      'commitEnterViewTransitions',
      'commitDeletedPairViewTransitions',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'restorePairedViewTransitions',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'measureViewTransitionHostInstancesRecursive',
      'measureNestedViewTransitions',
      'commitAfterMutationEffectsOnFiber',
      'startViewTransition',
      'getViewTransitionName',
      'getViewTransitionClassName',
      'createViewTransitionInstance',
      'scheduleViewTransitionEvent',
      'restoreViewTransitionName',
      'pushViewTransitionCancelableScope',
    ],
  },
  // Names of components in an error's stack: in a build they are single letters, and no code reads them.
  { found: "return ''", names: ['getStackByFiberInDevAndProd'] },
  // <SuspenseList> and <Activity>.
  {
    found: 'return null',
    names: [
      'updateSuspenseListComponent',
      'findFirstSuspended',
      'cutOffTailIfNeeded',
      'updateActivityComponent',
    ],
  },
  // Functions as the action of a form, and their hooks.
  {
    found: '',
    names: [
      'extractEvents$1',
      'mountActionState',
      'updateActionState',
      'rerenderActionState',
      'startHostTransition',
      'useHostTransitionStatus',
      'requestFormReset$1',
    ],
  },
  // Styles and scripts that a component renders and React loads once: the document has its own.
  {
    found: 'return null',
    names: [
      'getResource',
      'acquireResource',
      'suspendResource',
      'preload',
      'preloadModule',
      'preinitStyle',
      'preinitScript',
      'preinitModuleScript',
      'preconnectAs',
    ],
  },
  // References to fragments.
  {
    found: '',
    names: ['FragmentInstance', 'commitNewChildToFragmentInstance', 'deleteChildFromFragmentInstance'],
  },
]

const fragmentMethods = /^FragmentInstance\.prototype\.\w+ = function \([^]*?\n\};$/gm

/** The code of react-dom without what is left out; null for a version that no one has checked. */
export function shortenReact(code: string): string | null {
  if (!code.includes(`exports.version = "${checkedVersion}"`)) return null
  let rest = code.replaceAll(fragmentMethods, '')
  for (const { found, names } of leftOut) {
    for (const name of names) {
      const whole = new RegExp(String.raw`^function ${name.replace('$', String.raw`\$`)}\([^]*?\n\}$`, 'm')
      if (!whole.test(rest)) throw new Error(`react-dom has no ${name}`)
      rest = rest.replace(whole, () => `function ${name}() { ${found} }`)
    }
  }
  return rest
}

/** Leaves those functions empty. The bundler then leaves out what only they needed. */
export function shortReact(): Plugin {
  return {
    name: 'short-react',
    transform: {
      filter: { id: /\/react-dom-client\.production\.js$/ },
      handler(code) {
        const rest = shortenReact(code)
        return rest === null ? null : { code: rest, map: null }
      },
    },
  }
}
