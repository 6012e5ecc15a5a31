/** Returns 32 random hex characters. `crypto.randomUUID` would need a secure context. */
export const createRandomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
