// Limits per client and time. They hold for all shell servers of a site if these share a Valkey.

export { createCounter, PER_MINUTE } from './counter';
export { createLimits, type CreateLimit } from './limits';
export { connectValkey } from './valkey';
