export { holdChoices } from './holdChoices';
export { restoreMessages } from './persistedMessages';
export { reloadInPlace } from './reloadInPlace';
export { returnToContentPlace } from '../router/contentPlace';
