// Which modules must not import which, for scripts/house-rules.mjs.
const test = /\.test\.tsx?$/

/**
 * Which modules must not import which. `from` and `never` match paths from the root; packages are written `npm:name`.
 */
export const layerRules = [
  { from: /^src\/domain\//, never: /^(src\/(?!domain\/)|tests\/)/, why: 'domain imports only domain' },
  { from: /^src\/domain\//, outside: test, never: /^npm:/, why: 'domain is pure: it imports no package' },
  {
    from: /^src\/contract\//,
    never: /^(src\/(?!domain\/|contract\/)|tests\/)/,
    why: 'contract imports only domain',
  },
  {
    from: /^src\/contract\//,
    outside: test,
    never: /^npm:(?!zod$|icu-minify\/format$)/,
    why: 'contract imports no package but zod, and the one that formats texts',
  },
  {
    from: /^src\/server\//,
    never: /^(src\/web\/|npm:(react|react-dom|radix-ui|@tanstack\/.*)(\/|$))/,
    why: 'server never imports web',
  },
  { from: /^src\/web\//, never: /^src\/server\//, why: 'web never imports server' },
  {
    from: /^src\/web\//,
    outside: test,
    never: /^npm:(node:|(fastify|@fastify|pg|drizzle-orm|pino|@node-rs)(\/|$))/,
    why: 'web never imports a server package',
  },
  {
    from: /^src\//,
    outside: test,
    never: /^(tests\/|npm:(vitest|fast-check|@testing-library|@playwright)(\/|$))/,
    why: 'only tests import test code',
  },
  {
    from: /^src\//,
    outside: test,
    never: /^(demo|bench)\//,
    why: 'the product knows neither the demo nor the benches',
  },
  {
    from: /^(demo|bench)\//,
    outside: test,
    never: /^(src\/web|tests)\//,
    why: 'demo and benches use the server, not the pages or test code',
  },
  { from: /^demo\//, never: /^bench\//, why: 'the demo does not know the benches' },
  {
    from: /^src\/server\//,
    outside: /^src\/server\/(db|queries|commands)\/|\/([a-z-]+-)?(queries|search|cases)\.ts$|\.test\.ts$/,
    never: /^npm:(drizzle-orm|pg)(\/|$)/,
    why: 'SQL lives in queries.ts, search.ts, cases.ts, queries/ and db/',
  },
  {
    from: /^src\/server\//,
    outside: /^src\/server\/(db|commands)\/|\.test\.ts$/,
    never: /^npm:(node:)?child_process$/,
    why: 'only db/ and commands/ start programs',
  },
  {
    from: /^src\/server\/(features|events|cases|schedule|queries)\//,
    outside: test,
    never: /^npm:((node:)?(https?|http2|net|tls|dgram|dns)|undici)(\/|$)/,
    why: 'a slice connects to no server itself: an address that a user names goes through outbound/',
  },
  {
    from: /^src\/server\/db\//,
    outside: test,
    never: /^src\/server\/(features|queries|events|http|jobs|email|commands)\//,
    why: 'db/ is the bottom of the server',
  },
  {
    from: /^src\/server\/cases\//,
    outside: test,
    never: /^src\/server\/features\//,
    why: 'cases/ knows no kind of case: a slice describes its own',
  },
  {
    from: /^src\/server\/features\//,
    never: /^src\/server\/(commands\/|app\.ts|main\.ts)/,
    why: 'a slice does not know who assembles it',
  },
  {
    from: /^src\/web\/ui\//,
    outside: /\.test\.tsx?$|\/texts\/[\w-]+-texts\.ts$/,
    never:
      /^(src\/(domain|contract)\/|src\/web\/(app|features|pages|layouts|lib\/calls\/api\.ts)|npm:(@tanstack\/react-query|zod)(\/|$))/,
    why: 'ui/ knows no data and no domain words',
  },
  {
    from: /^src\/web\/lib\//,
    outside: test,
    never: /^src\/web\/(features|pages|layouts)\//,
    why: 'lib/ is below the screens',
  },
  {
    from: /^src\/web\/features\//,
    never: /^src\/web\/(pages|layouts)\//,
    why: 'pages compose features, never the reverse',
  },
]
