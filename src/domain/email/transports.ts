/** How emails leave the product: by a mail server, by the API of a provider, or not at all. */
export const emailTransports = ['smtp', 'api', 'outbox'] as const
