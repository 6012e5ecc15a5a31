// Decides which documents to trust: their fields, signatures, expiry and links, the keys of teams, and the roots.

export {
  declaration,
  descriptor,
  fieldFault,
  MAX_ROLLOUTS,
  parseAs,
  registryDocument,
  signedText,
} from './documentSchema';
export { expiryFault, isRenewalDue, newExpiry } from './expiry';
export { documentIntegrity, linksAfter, linkTo } from './links';
export { existingKeys, keysFolder, publicKeyFile, publisherKeys, publisherKeysFault } from './publisherKeys';
export * from './roots';
export {
  ensureKeyPair,
  isDevelopmentKey,
  isSigned,
  readPublicKey,
  type RegistryKeys,
  type SignedText,
  signText,
  writeNextKeyPair,
} from './signature';
export * from './teams';
