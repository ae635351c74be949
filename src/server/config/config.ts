/** All settings of the process, read from the environment once and checked before anything starts. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Language } from '#contract/i18n/languages.ts'
import {
  databaseSettings,
  findDatabaseConflict,
  parseDatabase,
  type DatabaseConfig,
} from './database-settings.ts'
import { checkFiles, fileSettings, parseFiles, type FileConfig } from './file-settings.ts'
import { languageSettings, parseLanguages } from './language-settings.ts'
import {
  loadSettings,
  parseHealthAddress,
  parseLoadLimits,
  type HealthAddress,
  type LoadLimits,
} from './load-settings.ts'
import { checkMail, mailSettings, parseMail, type MailConfig } from './mail-settings.ts'
import { rateSettings, parseRates, type Rates } from './rates.ts'
import * as safeguards from './safeguard-settings.ts'
import { describeMissing } from './missing-settings.ts'
import { readSecretsFile, secrets, type Secret } from './secrets-format.ts'
import { parseSecurityTxt, securityTxtSettings } from './security-txt-settings.ts'
import { address, flag, list, networkList, wholeNumberSetting, wholeNumber } from './setting-kinds.ts'

/** The address of the operators until they set one. */
export const standardContact = 'hello@example.org'

const settings = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'must be development, production or test')
    .default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: wholeNumberSetting(3000, [0, 65_535]),
  WORKERS: wholeNumberSetting(1, [1, 32]),
  METRICS_PORT: wholeNumber([0, 65_535]).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  READY_WHEN_DEGRADED: flag(true),
  PUBLIC_URL: address(/^https?$/, 'must be an address such as https://volunteers.example.org')
    .refine((url) => !URL.canParse(url) || new URL(url).pathname === '/', 'must be an address without a path')
    .optional(),
  ALLOWED_HOSTS: list,
  DATA_DIR: z.string().default('./data'),
  ...fileSettings,
  ...databaseSettings,
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .optional(),
  CONTACT_EMAIL: z.email('must be an email address').default(standardContact),
  ...securityTxtSettings,
  ...mailSettings,
  INSECURE_COOKIES: flag(false),
  TRUST_PROXY: networkList,
  SECRETS: secrets.default([]),
  SECRETS_FILE: z.string().optional(),
  DRAIN_SECONDS: wholeNumberSetting(0, [0, 600]),
  STOP_SECONDS: wholeNumberSetting(12, [1, 600]),
  SESSION_IDLE_DAYS: wholeNumberSetting(7, [1, 365]),
  SESSION_ABSOLUTE_DAYS: wholeNumberSetting(30, [1, 365]),
  FIGURES: z.enum(['auto', 'documented', 'live'], 'must be auto, documented or live').default('auto'),
  REQUIRE_EMAIL_VERIFICATION: flag(false),
  REQUIRE_VERIFICATION: flag(false),
  VERIFY_CHARITIES_ONLY: flag(false),
  DEMO_DATA: z.enum(['auto', 'off'], 'must be auto or off').default('auto'),
  ...languageSettings,
  REVIEW_REVEAL_DAYS: wholeNumberSetting(0, [0, 90]),
  LIVE_HEARTBEAT_SECONDS: wholeNumberSetting(20, [1, 300]),
  LIVE_STREAMS: wholeNumberSetting(2000, [0, 100_000]),
  LIVE_STREAMS_PER_USER: wholeNumberSetting(20, [1, 1000]),
  ...loadSettings,
  ...safeguards.safeguardSettings,
  BOOTSTRAP_ADMIN_EMAIL: z.email('must be an email address').optional(),
  ...rateSettings,
})

/** The names of all settings, in the order of `.env.example`. */
export const settingNames = Object.keys(settings.shape)

export type Config = DatabaseConfig &
  FileConfig &
  MailConfig &
  safeguards.SafeguardConfig &
  Readonly<{
    environment: 'development' | 'production' | 'test'
    host: string
    /** 0 picks any free port. */
    port: number
    /** The number of serving processes. */
    workers: number
    /** Null turns metrics off. */
    metricsPort: number | null
    metricsHost: string
    /** Whether `/health/ready` answers 200 while writes fail and reads work. */
    readyWhenDegraded: boolean
    /** The address people type, without a trailing slash. */
    publicUrl: string
    allowedHosts: readonly string[]
    /** An absolute path. */
    dataDir: string
    logLevel: string
    /**
     * Which figures the public pages show: those of the content file with its stories and sample projects, or live
     * counts. `auto`: counts that are not small; the server replaces it by `documented` if there is demo data.
     */
    figures: 'auto' | 'documented' | 'live'
    /** The language of readers whose own is not known or not offered. */
    defaultLanguage: Language
    /** The languages of the interface that readers can choose from. */
    languages: readonly Language[]
    contactEmail: string
    /** Contacts for reporting a vulnerability, as mailto: and https: addresses. If empty, there is no security.txt. */
    securityContacts: readonly string[]
    securityPolicy: string | null
    insecureCookies: boolean
    /** Addresses or networks of proxies whose forwarded headers are trusted. If empty, none are. */
    trustProxy: readonly string[]
    /** The keys for signatures: the first signs, all of them verify. Empty until `withSecrets`. */
    secrets: readonly Secret[]
    /** Seconds in which a process that stops still serves, and says that it isn't ready. */
    drainSeconds: number
    /** Seconds after that until a shutdown that does not finish is forced. */
    stopSeconds: number
    sessionIdleDays: number
    sessionAbsoluteDays: number
    /** Applying and posting require a verified email address. */
    requireEmailVerification: boolean
    /** An organization's projects stay drafts until it is verified. */
    requireVerification: boolean
    /** Only 501(c)(3) organizations can be verified. */
    verifyCharitiesOnly: boolean
    demoData: 'auto' | 'off'
    /** Days that a review waits for the other side's review; 0 = none. */
    reviewRevealDays: number
    /** Seconds between two heartbeats of a live stream. */
    liveHeartbeat: number
    /** Maximum number of open streams per process, and per person in a process. */
    liveStreams: number
    liveStreamsPerUser: number
    /** How much work one process accepts at a time. */
    load: LoadLimits
    /** Where health checks are answered besides the product's own port. */
    health: HealthAddress
    /** The email address that gets a setup link at startup while there is no administrator; null creates no link. */
    bootstrapAdminEmail: string | null
    /** Rate limits. */
    rates: Rates
  }>

/**
 * An error that the person who starts the product can fix: `message` is one clear sentence, and no stack is shown.
 */
export function startupError(sentence: string, cause?: unknown): Error {
  return Object.assign(new Error(sentence, { cause }), { code: 'startup' })
}

/** True if `startupError` created the error. */
export function isStartupError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === 'startup'
}

/** Merges the working directory's `.env` into the environment; existing variables win. */
export function getEnvironment(): NodeJS.ProcessEnv {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return process.env
}

/** Reads and checks all settings; an empty value counts as unset. Throws a startup error that names the setting. */
export function loadConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.entries(environment).filter(
    ([name, value]) => settingNames.includes(name) && value?.trim(),
  )
  const read = settings
    .superRefine(safeguards.checkSafeguards)
    .superRefine(checkMail)
    .superRefine(checkFiles)
    .safeParse(Object.fromEntries(given.map(([name, value]) => [name, value?.trim()])))
  if (!read.success) throw startupError(describeIssue(read.error))
  const values = read.data
  const isProduction = values.NODE_ENV === 'production'
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).origin
  if (isProduction && publicUrl.startsWith('http:') && !values.INSECURE_COOKIES) {
    if (values.PUBLIC_URL === undefined) throw startupError(describeMissing(values))
    throw startupError(
      `PUBLIC_URL must start with https:// in production, but is ${publicUrl}. Change it, or set INSECURE_COOKIES=1 to send session cookies unencrypted.`,
    )
  }
  if (values.SESSION_IDLE_DAYS > values.SESSION_ABSOLUTE_DAYS) {
    throw startupError('SESSION_IDLE_DAYS must be at most SESSION_ABSOLUTE_DAYS.')
  }
  const conflict = findDatabaseConflict(values)
  if (conflict !== null) throw startupError(conflict)
  return {
    environment: values.NODE_ENV,
    host: values.HOST,
    port: values.PORT,
    workers: values.WORKERS,
    metricsPort: values.METRICS_PORT ?? null,
    metricsHost: values.METRICS_HOST,
    readyWhenDegraded: values.READY_WHEN_DEGRADED,
    publicUrl,
    allowedHosts: values.ALLOWED_HOSTS.map((host) => host.toLowerCase()),
    dataDir: path.resolve(values.DATA_DIR),
    ...parseFiles(values),
    ...parseDatabase(values),
    logLevel: values.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    contactEmail: values.CONTACT_EMAIL,
    ...parseSecurityTxt(values),
    ...parseMail(values),
    insecureCookies: values.INSECURE_COOKIES,
    trustProxy: values.TRUST_PROXY,
    secrets: values.SECRETS_FILE === undefined ? values.SECRETS : loadSecretsFile(values.SECRETS_FILE),
    drainSeconds: values.DRAIN_SECONDS,
    stopSeconds: values.STOP_SECONDS,
    sessionIdleDays: values.SESSION_IDLE_DAYS,
    sessionAbsoluteDays: values.SESSION_ABSOLUTE_DAYS,
    figures: values.FIGURES,
    requireEmailVerification: values.REQUIRE_EMAIL_VERIFICATION,
    requireVerification: values.REQUIRE_VERIFICATION,
    verifyCharitiesOnly: values.VERIFY_CHARITIES_ONLY,
    demoData: values.DEMO_DATA,
    reviewRevealDays: values.REVIEW_REVEAL_DAYS,
    ...parseLanguages(values),
    liveHeartbeat: values.LIVE_HEARTBEAT_SECONDS,
    liveStreams: values.LIVE_STREAMS,
    liveStreamsPerUser: values.LIVE_STREAMS_PER_USER,
    load: parseLoadLimits(values),
    health: parseHealthAddress(values),
    ...safeguards.parseSafeguards(values),
    bootstrapAdminEmail: values.BOOTSTRAP_ADMIN_EMAIL ?? null,
    rates: parseRates(values),
  }
}

function loadSecretsFile(file: string): readonly Secret[] {
  const found = readSecretsFile(file)
  if (typeof found === 'string') throw startupError(found)
  return found
}

function describeIssue(error: z.ZodError): string {
  const [issue] = error.issues
  return `The setting ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'is wrong'}.`
}
