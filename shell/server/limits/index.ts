// Limits per client and time. They hold for all shell servers of a site if these share a Valkey.

export { createLimits, PER_MINUTE, type CreateLimit } from './limits';
export { connectValkey } from './valkey';
