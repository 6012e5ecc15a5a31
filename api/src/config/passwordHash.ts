/**
 * The hash of an admin's password: `scrypt:N:r:p:salt:hash`, with salt (16 bytes) and hash (32 bytes) in hex. It contains its
 * parameters, so that later hashes may cost more. N is a power of two between 2^14 and 2^17.
 */
export const passwordHashPattern = /^scrypt:(16384|32768|65536|131072):8:1:[0-9a-f]{32}:[0-9a-f]{64}$/;
