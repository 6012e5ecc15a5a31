export { addChoicesToAddresses } from './addChoicesToAddresses';
export { restoreMessages } from './persistedMessages';
export { reloadInPlace } from './reloadInPlace';
export { restoreContentPosition } from '../router/contentPosition';
