import { errorCodes } from '@caravan/shared/contracts/calls';
import { reasonOf } from '../../envelope/refusal';

/** Reasons for refusing an identity provider's token. */
export const identityReasons = {
  notConfigured: reasonOf(errorCodes.wrongIdentity, 'openId.notConfigured'),
  notGenuine: reasonOf(errorCodes.wrongIdentity, 'openId.notGenuine'),
  otherSite: reasonOf(errorCodes.wrongIdentity, 'openId.otherSite'),
  otherProvider: reasonOf(errorCodes.wrongIdentity, 'openId.otherProvider'),
  expired: reasonOf(errorCodes.wrongIdentity, 'openId.expired'),
  notYetValid: reasonOf(errorCodes.wrongIdentity, 'openId.notYetValid'),
  usedNonce: reasonOf(errorCodes.wrongIdentity, 'openId.usedNonce'),
  unverifiedEmail: reasonOf(errorCodes.wrongIdentity, 'openId.unverifiedEmail'),
  unreachable: reasonOf(errorCodes.internal, 'openId.unreachable'),
};
