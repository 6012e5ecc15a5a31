export { holdLanguage } from './holdLanguage';
export { sayAgain } from './keptMessages';
export { reloadInPlace } from './reloadInPlace';
export { returnToContentPlace } from '../router/contentPlace';
